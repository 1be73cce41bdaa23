import { type Found, readFields } from '../fields.ts'
import type { PictureMetadata } from '../picture-metadata.ts'
import { readComfyGraph, readComfyWorkflow } from './comfy.ts'
import { readInfotext } from './infotext.ts'
import {
  readDrawThings,
  readDream,
  readFooocus,
  readInvoke,
  readNovelAi,
  readOldInvoke,
  readSwarm,
} from './json-settings.ts'

/** Texts of a file, by the names that tools give them. */
export type Texts = ReadonlyMap<string, string>

/** Settings that another tool wrote into a file's texts; undefined if no known tool did. */
export function readOtherTools(texts: Texts): PictureMetadata | undefined {
  const comment = texts.get('Comment')
  const parameters = texts.get('parameters')
  const readers: readonly (() => Found | undefined)[] = [
    () => readInvoke(texts.get('invokeai_metadata')),
    () => readOldInvoke(texts.get('sd-metadata')),
    () => readDream(texts.get('Dream')),
    // In formats without named texts, the comment may hold the text of any tool.
    ...[parameters, comment].flatMap((text) => [
      () => readSwarm(text),
      () => readFooocus(text),
      () => readDrawThings(text),
      () => readNovelAi(text, texts.get('Description')),
      () => (text === undefined ? undefined : readInfotext(text)),
    ]),
    () => readComfyGraph(texts.get('prompt')),
    () => readComfyWorkflow(texts.get('workflow')),
    () => readInfotext(texts.get('Description') ?? ''),
  ]
  for (const read of readers) {
    const found = read()
    const metadata = found && readFields(found)
    if (metadata && (metadata.prompt !== undefined || metadata.seed !== undefined)) return metadata
  }
  return undefined
}
