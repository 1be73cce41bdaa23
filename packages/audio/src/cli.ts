import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { truePeak } from './dsp/true-peak.ts'
import { makeAudio } from './make-audio.ts'
import { integratedLoudness } from './measure/loudness.ts'
import { encodeWav } from './wav.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    bpm: { type: 'string' },
    loop: { type: 'boolean', default: false },
    out: { type: 'string', default: 'sound.wav' },
  },
})
const before = process.cpuUsage()
const made = makeAudio({
  prompt: positionals.join(' '),
  seconds: Number(values.seconds),
  seed: Number(values.seed),
  bpm: values.bpm === undefined ? undefined : Number(values.bpm),
  isLoop: values.loop,
})
const used = process.cpuUsage(before)
const took = (used.user + used.system) / 1e6
writeFileSync(values.out, encodeWav(made.sound))
console.log(
  `${made.readAs.join(' + ')}${made.unknownWords.length ? `, not understood: ${made.unknownWords.join(', ')}` : ''}: ${integratedLoudness(made.sound).toFixed(2)} LUFS, ${truePeak(made.sound).toFixed(2)} dBTP, ${(Number(values.seconds) / took).toFixed(0)}x real time on one core`,
)
