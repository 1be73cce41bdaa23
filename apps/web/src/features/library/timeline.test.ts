import { expect, test } from 'vitest'
import { toGeneration } from '#web/shared/data/generation.ts'
import { buildAudioTask, buildGeneration, buildRecording, buildTask } from '#web/test/build-rows.ts'
import { knownUntil, soundTasksFor, stack, tasksFor, timelineOf } from './timeline.ts'
import { soundFilter } from './use-history.ts'

const NONE = { tasks: [], sounds: [], soundTasks: [] }
const NOW = new Date(2026, 4, 10, 12)
const at = (day: number, hour: number) => new Date(2026, 4, day, hour).toISOString()
const made = (day: number, hour: number) =>
  toGeneration(buildGeneration(day * 24 + hour, { created_at: at(day, hour) }))
const told = (entries: ReturnType<typeof timelineOf>) =>
  entries.map((entry) => (entry.kind === 'day' ? `${entry.name}: ${entry.count}` : entry.kind))

test('the history is cut at local midnights, and failed work stands where it was asked for', () => {
  const tasks = [
    buildTask('old', { status: 'error', createdAt: at(8, 9) }),
    buildTask('new', { status: 'error', createdAt: at(10, 5) }),
  ]
  const pictures = [made(10, 9), made(10, 0), made(9, 23), made(7, 8)]
  expect(told(timelineOf(pictures, { ...NONE, tasks }, { now: NOW, isOldestFirst: false }))).toEqual([
    'Today: 3',
    'picture',
    'task',
    'picture',
    'Yesterday: 1',
    'picture',
    'Friday, May 8: 1',
    'task',
    'Thursday, May 7: 1',
    'picture',
  ])
  expect(
    told(timelineOf(pictures.toReversed(), { ...NONE, tasks }, { now: NOW, isOldestFirst: true })).slice(
      0,
      4,
    ),
  ).toEqual(['Thursday, May 7: 1', 'picture', 'Friday, May 8: 1', 'task'])
})

test('work is shown while it is not done and as the search and the style ask; other filters are of pictures alone', () => {
  const failed = buildTask('a', { status: 'error', prompt: 'Café at night', style: 'neon' })
  const tasks = [failed, buildTask('b', { status: 'done', prompt: 'Café at night', style: 'neon' })]
  expect(tasksFor(tasks, {})).toEqual([failed])
  expect(tasksFor(tasks, { q: 'cafe', style: 'neon' })).toEqual([failed])
  expect(tasksFor(tasks, { q: 'fox' })).toEqual([])
  expect(tasksFor(tasks, { favorite: 'true' })).toEqual([])
})

test('rows stand one under the other', () => {
  const entries = timelineOf([made(10, 9)], NONE, { now: NOW, isOldestFirst: false })
  const placed = (isNarrow: boolean, scale: number) =>
    stack(entries, 800, { isNarrow, scale }).map(({ top, height }) => [top, height])
  expect(placed(false, 1)).toEqual([
    [0, 44],
    [44, 96],
  ])
  expect(placed(true, 1)[1]).toEqual([44, 132])
  // Larger text needs more lines, each of them higher.
  expect(placed(true, 2)[1]).toEqual([62, 92 + 20 + 5 * 40])
})

const sounded = (day: number, hour: number) => buildRecording(`rec_${day}_${hour}`, at(day, hour))

test('sounds stand among the pictures, where they were made', () => {
  const extras = { ...NONE, sounds: [sounded(10, 8), sounded(9, 1)] }
  const pictures = [made(10, 9), made(9, 23)]
  expect(told(timelineOf(pictures, extras, { now: NOW, isOldestFirst: false }))).toEqual([
    'Today: 2',
    'picture',
    'sound',
    'Yesterday: 2',
    'picture',
    'sound',
  ])
  expect(told(timelineOf([], { ...NONE, sounds: extras.sounds }, { now: NOW, isOldestFirst: true }))).toEqual(
    ['Yesterday: 1', 'sound', 'Today: 1', 'sound'],
  )
})

test('two lists are shown as far as both are loaded, so that nothing slips in above what was read', () => {
  const whole = { last: 5, hasMore: false }
  expect(knownUntil([whole, whole], false)).toBeNull()
  expect(knownUntil([{ last: 50, hasMore: true }, whole], false)).toBe(50)
  const both = [
    { last: 50, hasMore: true },
    { last: 70, hasMore: true },
  ]
  expect([knownUntil(both, false), knownUntil(both, true)]).toEqual([70, 50])
  expect(knownUntil([{ last: undefined, hasMore: true }, whole], false)).toBe(Number.POSITIVE_INFINITY)
})

test('a filter that is about pictures alone shows no sounds; words, days and order are theirs too', () => {
  expect(soundFilter({ q: ' rain ', sort: 'oldest' })).toEqual({
    q: 'rain',
    from: undefined,
    to: undefined,
    sort: 'oldest',
  })
  expect(soundFilter({ from: '2026-05-10' })?.from).toBe(new Date(2026, 4, 10).toISOString())
  for (const filter of [{ style: 'neon' }, { favorite: 'true' }, { trash: 'true' }] as const)
    expect(soundFilter(filter)).toBeNull()
})

test('sounds in the making are found by their words', () => {
  const task = buildAudioTask('a', { status: 'running', prompt: 'Café at night' })
  expect(soundTasksFor([task], { q: 'cafe' })).toEqual([task])
  expect(soundTasksFor([task], { q: 'rain' })).toEqual([])
  expect(soundTasksFor([task], { style: 'neon' })).toEqual([])
})
