import { beforeEach, expect, test } from 'vitest'
import {
  closeBatch,
  confirmBatch,
  forgetStage,
  leaveStageToRun,
  openBatch,
  pickPicture,
  showBatch,
  useStageStore,
} from './stage.store.ts'

const stage = () => useStageStore.getState()
const batch = { taskIds: ['a', 'b'], width: 1536, height: 1024, startedAt: 5 }
const EMPTY = { batch: null, isBatchShown: false, picked: null }

beforeEach(forgetStage)

test('a batch that is asked for takes the stage from a picked picture, and is added once the queue has taken it', () => {
  expect(useStageStore.getInitialState()).toEqual(EMPTY)
  pickPicture('gen_1', 'gen_9')
  openBatch(batch)
  expect(stage()).toEqual({ batch: { ...batch, isAdded: false }, isBatchShown: true, picked: null })
  confirmBatch(['other'])
  expect(stage().batch?.isAdded).toBe(false)
  confirmBatch(['a', 'b'])
  expect(stage().batch).toEqual({ ...batch, isAdded: true })
})

test('without a batch there is nothing to confirm', () => {
  confirmBatch([])
  confirmBatch(['a'])
  expect(stage()).toEqual(EMPTY)
})

test('a batch is put away by its own tasks or by the user, not by another batch that the queue refuses', () => {
  openBatch(batch)
  closeBatch(['other'])
  expect(stage()).toMatchObject({ batch: { taskIds: ['a', 'b'] }, isBatchShown: true })
  closeBatch(['a'])
  expect(stage()).toEqual(EMPTY)
  openBatch(batch)
  closeBatch()
  expect(stage()).toEqual(EMPTY)
  closeBatch(['a'])
  expect(stage()).toEqual(EMPTY)
})

test('a picked picture and the batch take the stage from each other', () => {
  openBatch(batch)
  pickPicture('gen_1', 'gen_9')
  expect(stage()).toMatchObject({ isBatchShown: false, picked: { id: 'gen_1', latest: 'gen_9' } })
  showBatch()
  expect(stage()).toMatchObject({ isBatchShown: true, picked: null })
})

test('a single picture takes the stage, and the batch goes on beside it', () => {
  openBatch(batch)
  leaveStageToRun()
  expect(stage()).toEqual({ batch: { ...batch, isAdded: false }, isBatchShown: false, picked: null })
  pickPicture('gen_1', undefined)
  leaveStageToRun()
  expect(stage().picked).toBeNull()
})
