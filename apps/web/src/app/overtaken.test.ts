import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { readAgainWhenOvertaken } from './overtaken.ts'

test('an answer that news has overtaken is asked for once more, and no other one is', async () => {
  const cache = new QueryClient()
  const noteNews = readAgainWhenOvertaken(cache, ({ queryKey }) => queryKey[0] !== 'lists')
  const answers: ((tasks: readonly string[]) => void)[] = []
  const ask = vi.fn(() => new Promise<readonly string[]>((resolve) => answers.push(resolve)))
  const stop = new QueryObserver(cache, { queryKey: ['queue'], queryFn: ask }).subscribe(() => {})
  const askLists = vi.fn(() => new Promise<readonly string[]>((resolve) => answers.push(resolve)))
  const stopLists = new QueryObserver(cache, { queryKey: ['lists'], queryFn: askLists }).subscribe(() => {})
  const shown = () => cache.getQueryData<readonly string[]>(['queue'])

  // A second task is added after the server has read the list, and its event arrives before the list does.
  noteNews()
  noteNews()
  answers[1]?.([])
  answers[0]?.(['first'])
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  answers[2]?.(['first', 'second'])
  await vi.waitFor(() => expect(shown()).toEqual(['first', 'second']))

  noteNews()
  cache.setQueryData(['queue'], ['first', 'second', 'third'])
  expect(shown()).toEqual(['first', 'second', 'third'])
  expect(ask).toHaveBeenCalledTimes(2)
  expect(askLists).toHaveBeenCalledTimes(1)
  stop()
  stopLists()
})
