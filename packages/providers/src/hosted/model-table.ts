import {
  IMAGE_QUALITIES,
  type ImageCapabilities,
  type ImageModel,
  type ImageQuality,
  type ImageRequest,
  RESOLUTIONS,
  type Resolution,
} from '../image-provider.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { hasRetired } from './model-retirement.ts'
import type { ModelRow } from './model-row.ts'
import { PRODUCT_SIZES, sizesOf } from './product-sizes.ts'

/** The parts of a request that choose its model. */
type Wish = Pick<ImageRequest, 'model' | 'quality' | 'references' | 'mask'>

/** A vendor's models, and how one is chosen. */
export type ModelTable<Row extends ModelRow> = {
  /** The row with this name, including those for the operator only. */
  readonly find: (name: string) => Row | undefined
  /** Models that requests may name on a day; undefined ignores retirement. */
  readonly offered: (today: string | undefined) => readonly Row[]
  /** The models that draw by default. */
  readonly drawing: readonly Row[]
  /** The vendor's capabilities with these models on a day. */
  readonly capabilities: (today: string | undefined) => ImageCapabilities
  /**
   * The requested model, or the quality's. A mask goes to a model that supports it. If the model does not support references, they go to the
   * quality's own model if that supports all of them, or to the first row that does, or to the one that supports most.
   */
  readonly choose: (wish: Wish, today?: string) => { readonly row: Row; readonly isAsNamed: boolean }
}

/** Throws for a table without a model for each quality, or with duplicate names or qualities. */
export function createModelTable<Row extends ModelRow>(rows: readonly Row[]): ModelTable<Row> {
  const byName = new Map(rows.map((row) => [row.name, row]))
  if (byName.size < rows.length) throw new Error('two models have the same name')
  const byQuality = Object.fromEntries(
    IMAGE_QUALITIES.map((quality) => {
      const [row, ...others] = rows.filter(({ drawsFor = [] }) => drawsFor.includes(quality))
      if (!row || others.length > 0) throw new Error(`not one model draws ${quality}`)
      return [quality, row]
    }),
  ) as Record<ImageQuality, Row>

  const drawing = [...new Set(Object.values(byQuality))]
  const listed = (today: string | undefined) =>
    rows.filter((row) => !row.isOperatorsOnly && !hasRetired(row, today))
  const offered = (today: string | undefined) => listed(today).filter(({ mask }) => mask !== 'fills')

  function choose({ model, quality = 'standard', references = [], mask }: Wish, today?: string): Row {
    const row = offered(today).find(({ name }) => name === model) ?? byQuality[quality]
    if (references.length === 0) return row
    const filling = mask && !row.mask ? [byQuality[quality], ...rows].find((one) => one.mask) : undefined
    if (filling || row.references) return filling ?? row
    const takers = [byQuality[quality], ...offered(today)].filter((one) => one.references)
    const largest = takers.toSorted((one, other) => maxOf(other) - maxOf(one))[0]
    return takers.find((one) => maxOf(one) >= references.length) ?? largest ?? row
  }

  return {
    find: (name) => byName.get(name),
    offered,
    drawing,
    capabilities: (today) => capabilitiesOf(listed(today), drawing),
    choose: (wish, today) => ({
      row: choose(wish, today),
      isAsNamed: wish.model === undefined || offered(today).some(({ name }) => name === wish.model),
    }),
  }
}

function maxOf({ references }: ModelRow): number {
  return references?.max ?? 0
}

/** What forms need to know about a model. */
export function modelOf(row: ModelRow, qualities: readonly ImageQuality[] = row.drawsFor ?? []): ImageModel {
  const { name, label, references, mask, priceUsd } = row
  return {
    name,
    label,
    qualities,
    seed: row.maxSeed !== undefined,
    negativePrompt: row.negativePrompt === true,
    reference: references !== undefined,
    ...(references ? { maxReferences: references.max } : {}),
    ...(references?.use === 'looked-at' ? { edits: true } : {}),
    ...(mask === 'fills' ? { repaints: true } : {}),
    ...(mask === 'edits' ? { masksEdits: true } : {}),
    ...(row.transparent ? { transparent: true } : {}),
    ...resolutionsIn([row]),
    sizes: sizesOf(row),
    ...(row.customSizes ? { customSizes: row.customSizes } : {}),
    ...(priceUsd === undefined ? {} : { priceUsd }),
  }
}

/** A vendor's capabilities with these models, of which `drawing` draw by default. */
export function capabilitiesOf(
  rows: readonly ModelRow[],
  drawing: readonly ModelRow[],
  models: readonly ImageModel[] = rows.map((row) => modelOf(row)),
): ImageCapabilities {
  const uses = rows.map(({ references }) => references?.use)
  return {
    seed: drawing.every(({ maxSeed }) => maxSeed !== undefined),
    negativePrompt: drawing.every(({ negativePrompt }) => negativePrompt),
    reference: rows.some(({ references }) => references),
    maxReferences: Math.max(0, ...rows.map(({ references }) => references?.max ?? 0)),
    ...(uses.includes('looked-at') ? { edits: true } : {}),
    referenceStrength: uses.includes('drawn-over'),
    ...(rows.some(({ mask }) => mask) ? { repaints: true } : {}),
    ...(rows.some(({ transparent }) => transparent) ? { transparent: true } : {}),
    ...resolutionsIn(rows),
    styles: Object.keys(STYLE_WORDS),
    qualities: IMAGE_QUALITIES,
    progress: false,
    previews: false,
    sizes: PRODUCT_SIZES.filter((size) => models.some(({ sizes }) => sizes?.includes(size))),
    models,
  }
}

function resolutionsIn(rows: readonly ModelRow[]): { readonly resolutions?: readonly Resolution[] } {
  const found = RESOLUTIONS.filter((one) => rows.some(({ resolutions }) => resolutions?.[one]))
  return found.length === 0 ? {} : { resolutions: found }
}

/** The parts of a request that a model supports, for warnings about the rest. */
export function honorsOf({ name, maxSeed, negativePrompt, references, mask }: ModelRow) {
  return {
    name,
    seed: maxSeed !== undefined,
    maxSeed,
    negativePrompt: negativePrompt === true,
    reference: references !== undefined || mask === 'fills',
    maxReferences: references?.max ?? 1,
    strength: references?.use === 'drawn-over',
  }
}
