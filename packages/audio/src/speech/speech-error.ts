/** Why a text cannot be spoken although nothing is broken. */
export type SpeechProblem =
  /** The text has no words that the voice can read. */
  | 'nothing to say'
  /** The speech would be longer than the maximum for a recording. */
  | 'too long'
  /** The file from a hosted voice is not a readable WAV, or is empty. */
  | 'no sound'

export class SpeechError extends Error {
  override readonly name = 'SpeechError'
  readonly problem: SpeechProblem

  constructor(problem: SpeechProblem) {
    super(problem)
    this.problem = problem
  }
}
