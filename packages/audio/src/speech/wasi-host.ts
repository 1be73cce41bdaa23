import type { WasmMemory } from './wasm.ts'

/** The program called exit. */
export class Exit extends Error {}

const SUCCESS = 0
const BAD_DESCRIPTOR = 8
const STANDARD_ERROR = 2
const FOLDER = 3
const FILE = 4
const FOLDER_NAME = '/'
const TYPE = { device: 2, folder: 3, file: 4 } as const
const ENCODER = new TextEncoder()

/**
 * The minimum of WASI that a command-line program needs to write one file: arguments, an empty folder, and a clock that stands still. Any file
 * that the program opens is that one file, in memory; it has no access to anything else.
 */
export function createWasiHost(args: readonly string[]) {
  const words = args.map((word) => ENCODER.encode(`${word}\0`))
  let memory: WasmMemory
  let file = new Uint8Array(64 * 1024)
  let length = 0
  let position = 0

  const view = () => new DataView(memory.buffer)

  function append(bytes: Uint8Array): void {
    const end = position + bytes.length
    if (end > file.length) {
      const larger = new Uint8Array(Math.max(end, file.length * 2))
      larger.set(file.subarray(0, length))
      file = larger
    }
    file.set(bytes, position)
    position = end
    length = Math.max(length, end)
  }

  const imports = {
    args_sizes_get: (count: number, size: number) => {
      view().setUint32(count, words.length, true)
      view().setUint32(
        size,
        words.reduce((sum, word) => sum + word.length, 0),
        true,
      )
      return SUCCESS
    },
    args_get: (pointers: number, buffer: number) => {
      let at = buffer
      for (const [index, word] of words.entries()) {
        view().setUint32(pointers + index * 4, at, true)
        new Uint8Array(memory.buffer).set(word, at)
        at += word.length
      }
      return SUCCESS
    },
    clock_time_get: (_clock: number, _precision: bigint, time: number) => {
      view().setBigUint64(time, 0n, true)
      return SUCCESS
    },
    fd_prestat_get: (descriptor: number, result: number) => {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR
      view().setUint32(result, 0, true)
      view().setUint32(result + 4, FOLDER_NAME.length, true)
      return SUCCESS
    },
    fd_prestat_dir_name: (_descriptor: number, buffer: number) => {
      new Uint8Array(memory.buffer).set(ENCODER.encode(FOLDER_NAME), buffer)
      return SUCCESS
    },
    path_open: (...given: readonly unknown[]) => {
      position = 0
      length = 0
      view().setUint32(given.at(-1) as number, FILE, true)
      return SUCCESS
    },
    fd_fdstat_get: (descriptor: number, result: number) => {
      if (descriptor > FILE) return BAD_DESCRIPTOR
      const type = descriptor === FILE ? TYPE.file : descriptor === FOLDER ? TYPE.folder : TYPE.device
      view().setUint8(result, type)
      view().setUint16(result + 2, 0, true)
      // All rights, for itself and for files opened through it.
      view().setBigUint64(result + 8, (1n << 29n) - 1n, true)
      view().setBigUint64(result + 16, (1n << 29n) - 1n, true)
      return SUCCESS
    },
    fd_fdstat_set_flags: () => SUCCESS,
    fd_close: () => SUCCESS,
    fd_read: () => BAD_DESCRIPTOR,
    fd_seek: (descriptor: number, offset: bigint, whence: number, result: number) => {
      if (descriptor !== FILE) return BAD_DESCRIPTOR
      position = Number(offset) + (whence === 1 ? position : whence === 2 ? length : 0)
      view().setBigUint64(result, BigInt(position), true)
      return SUCCESS
    },
    fd_write: (descriptor: number, pieces: number, count: number, result: number) => {
      if (descriptor !== FILE && descriptor > STANDARD_ERROR) return BAD_DESCRIPTOR
      let written = 0
      for (let piece = pieces; piece < pieces + count * 8; piece += 8) {
        const size = view().getUint32(piece + 4, true)
        if (descriptor === FILE) append(new Uint8Array(memory.buffer, view().getUint32(piece, true), size))
        written += size
      }
      view().setUint32(result, written, true)
      return SUCCESS
    },
    proc_exit: () => {
      throw new Exit()
    },
  }

  return {
    imports,
    attach: (its: WasmMemory): void => {
      memory = its
    },
    /** The contents of the file. */
    written: (): Uint8Array => file.subarray(0, length),
  }
}
