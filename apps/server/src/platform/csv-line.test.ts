import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test('a cell is quoted where it must be, and numbers, nothing and lists keep their sense', () => {
  expect(csvLine(['a fox', 'a, "b"', 'two\nlines', -4, null, ['x']])).toBe(
    'a fox,"a, ""b""","two\nlines",-4,,"[""x""]"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a prompt like %j is no formula for a spreadsheet',
  (prompt) => {
    expect(csvLine([prompt])).toContain(`'${prompt}`)
  },
)

test('prompts in right-to-left script and combining characters stay as they are', () => {
  expect(csvLine(['قطة', 'éclair', '👩🏽‍🎨'])).toBe('قطة,éclair,👩🏽‍🎨\r\n')
})
