import { create } from 'zustand'

export type StageBatch = {
  /** Its tasks in order; the queue's once it has them. */
  readonly taskIds: readonly string[]
  /** Whether the queue accepted it. */
  readonly isAdded: boolean
  /** Pixels of its pictures; only their ratio matters. */
  readonly width: number
  readonly height: number
  /** Start time on the browser's clock, in milliseconds. */
  readonly startedAt: number
}

type Stage = {
  /** The last batch requested on this page; null once dismissed. */
  readonly batch: StageBatch | null
  /** Whether its tiles are on the stage. */
  readonly isBatchShown: boolean
  /** A picture put on the stage, and the latest one at that time: a newer one replaces it. */
  readonly picked: { readonly id: string; readonly latest: string | undefined } | null
}

const EMPTY: Stage = { batch: null, isBatchShown: false, picked: null }

/** What is on the stage, apart from the form's picture in progress. */
export const useStageStore = create<Stage>(() => EMPTY)

export function openBatch(batch: Omit<StageBatch, 'isAdded'>): void {
  useStageStore.setState({ batch: { ...batch, isAdded: false }, isBatchShown: true, picked: null })
}

/** The queue accepted the batch with these tasks. */
export function confirmBatch(taskIds: readonly string[]): void {
  const { batch } = useStageStore.getState()
  if (batch?.taskIds[0] === taskIds[0] && batch)
    useStageStore.setState({ batch: { ...batch, isAdded: true } })
}

/** Dismisses the tiles: the user has seen them, or the queue refused these. */
export function closeBatch(taskIds?: readonly string[]): void {
  const { batch } = useStageStore.getState()
  if (taskIds && batch?.taskIds[0] !== taskIds[0]) return
  useStageStore.setState({ batch: null, isBatchShown: false })
}

export function showBatch(): void {
  useStageStore.setState({ isBatchShown: true, picked: null })
}

export function pickPicture(id: string, latest: string | undefined): void {
  useStageStore.setState({ picked: { id, latest }, isBatchShown: false })
}

/** A single picture takes the stage; the batch continues beside it. */
export function leaveStageToRun(): void {
  useStageStore.setState({ picked: null, isBatchShown: false })
}

/** Another person uses the page. */
export function forgetStage(): void {
  useStageStore.setState(EMPTY)
}
