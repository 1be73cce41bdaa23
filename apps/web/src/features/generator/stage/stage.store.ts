import { create } from 'zustand'

export type StageBatch = {
  /** Its tasks in order, those of the queue once it has them. */
  readonly taskIds: readonly string[]
  /** Whether the queue has taken it. */
  readonly isAdded: boolean
  /** Pixels of its pictures: only their ratio counts. */
  readonly width: number
  readonly height: number
  /** When it was asked for, in milliseconds of the browser's clock. */
  readonly startedAt: number
}

type Stage = {
  /** The batch that was asked for last, on this page; null once it is put away. */
  readonly batch: StageBatch | null
  /** Whether its tiles have the stage. */
  readonly isBatchShown: boolean
  /** A picture that was put on the stage, and which one was the latest then: a newer one takes the stage back. */
  readonly picked: { readonly id: string; readonly latest: string | undefined } | null
}

const EMPTY: Stage = { batch: null, isBatchShown: false, picked: null }

/** What has the stage, apart from the picture of the form that is being made. */
export const useStageStore = create<Stage>(() => EMPTY)

export function openBatch(batch: Omit<StageBatch, 'isAdded'>): void {
  useStageStore.setState({ batch: { ...batch, isAdded: false }, isBatchShown: true, picked: null })
}

/** The queue has taken the batch of these tasks. */
export function confirmBatch(taskIds: readonly string[]): void {
  const { batch } = useStageStore.getState()
  if (batch?.taskIds[0] === taskIds[0] && batch)
    useStageStore.setState({ batch: { ...batch, isAdded: true } })
}

/** Puts the tiles away: the user has seen them, or the queue did not take these. */
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

/** A single picture takes the stage; the batch goes on beside it. */
export function leaveStageToRun(): void {
  useStageStore.setState({ picked: null, isBatchShown: false })
}

/** Another person uses the page. */
export function forgetStage(): void {
  useStageStore.setState(EMPTY)
}
