import { readFile } from 'node:fs/promises'
import type { BatchRow } from '@easel/contract/batches'
import { LIMITS } from '@easel/contract/limits'
import { checkSheetRow, columnNamed, toTypedRow } from '@easel/contract/sheets/sheet-rows'
import papa from 'papaparse'
import { UsageError } from './exit-codes.ts'

const PROBLEMS_SHOWN = 10

/** Reads the rows of a UTF-8 sheet; rejects with all of its problems, by row. */
export async function readSheet(file: string): Promise<BatchRow[]> {
  const { data, errors } = papa.parse<string[]>(await readText(file), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes)
    throw new UsageError(`${file}: a quotation mark is not closed, near row ${(quotes.row ?? 0) + 1}.`)
  const [names = []] = data
  const fields = names.map(columnNamed)
  const hasNames = fields.some((field) => field !== undefined)
  if (!hasNames && names.length > 1)
    throw new UsageError(
      `${file}: the first line names no column that is known. Name one “prompt”; others are negative prompt, style, quality, model, ratio, size (or width and height), resolution, background, seed and count.`,
    )
  const records = hasNames ? data.slice(1) : data
  if (records.length === 0) throw new UsageError(`${file} has no rows.`)
  if (records.length > LIMITS.batchRows)
    throw new UsageError(
      `${file} has ${records.length} rows; a sheet takes up to ${LIMITS.batchRows}. Split it.`,
    )
  const problems: string[] = []
  const rows = records.flatMap((record, index) => {
    const checked = checkSheetRow(toTypedRow(record, hasNames ? fields : ['prompt']))
    if (checked.ok) return [checked.row]
    for (const [field, problem] of Object.entries(checked.problems))
      problems.push(`row ${index + 1 + Number(hasNames)}, ${field}: ${problem}`)
    return []
  })
  if (problems.length > 0) {
    const more = problems.length - PROBLEMS_SHOWN
    throw new UsageError(
      `${file}:\n${problems.slice(0, PROBLEMS_SHOWN).join('\n')}${more > 0 ? `\nand ${more} more` : ''}`,
    )
  }
  return rows
}

async function readText(file: string): Promise<string> {
  try {
    const bytes = await readFile(file)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(
      code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
        ? `${file} is not UTF-8. Save the sheet as “CSV UTF-8”.`
        : `${file} cannot be read: ${code}.`,
    )
  }
}
