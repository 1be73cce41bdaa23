import { expect, test } from 'vitest'
import { mutateSql } from '../sql-mutants.ts'

const mutantsOf = (statement: string) =>
  [...mutateSql(statement)].map((mutant) => mutant.replaceAll(/\s+/g, ' ').trim())

test('conditions are left out one by one, with all that belongs to them', () => {
  expect(
    mutantsOf('select a from t where b = ⟦0⟧ and (c or d in (1, 2)) limit 1 for update skip locked'),
  ).toEqual([
    'select a from t where b = ⟦0⟧ and (c or d in (1, 2)) for update skip locked',
    'select a from t where b = ⟦0⟧ and (c or d in (1, 2)) limit 1',
    'select a from t where true and (c or d in (1, 2)) limit 1 for update skip locked',
    'select a from t where b = ⟦0⟧ and true limit 1 for update skip locked',
    'select a from t where b = ⟦0⟧ and (c or false ) limit 1 for update skip locked',
  ])
})

test('bounds and signs are turned, but for bounds at the clock of the database', () => {
  expect(mutantsOf('select a + 1 where b <= ⟦0⟧ and c < now()').slice(0, 2)).toEqual([
    'select a - 1 where b <= ⟦0⟧ and c < now()',
    'select a + 1 where b < ⟦0⟧ and c < now()',
  ])
  expect(mutantsOf('select a + 1 where b <= ⟦0⟧ and c < now()')).toHaveLength(4)
})

test('assignments are left out, orders turned, and what stands for nothing forgotten', () => {
  expect(mutantsOf('update t set a = coalesce(b, 0), c = case when d then 1 else 2 end')).toEqual([
    'update t set a = coalesce(b, 0), c = case when false then 1 else 2 end',
    'update t set c = case when d then 1 else 2 end',
    'update t set a = coalesce(b, 0)',
    'update t set a = (b), c = case when d then 1 else 2 end',
  ])
  expect(mutantsOf('select a from t order by b')).toEqual(['select a from t order by b desc'])
  expect(mutantsOf('select a from t order by b desc')).toEqual(['select a from t order by b'])
})

test('a span and a comparison of what may be missing stay whole', () => {
  expect(mutantsOf('select a from t where b between 1 and 2')).toEqual([])
  expect(mutantsOf("select a from t where b is distinct from 'c'")).toEqual(['select a from t where true'])
})
