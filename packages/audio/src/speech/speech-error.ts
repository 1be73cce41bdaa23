/** Why there is no speech, although nothing is broken. */
export type SpeechProblem =
  /** The text has nothing that the voice can read. */
  | 'nothing to say'
  /** It would go on longer than a recording may. */
  | 'too long'
  /** What came from elsewhere is no WAV that can be read, or has nothing in it. */
  | 'no sound'

export class SpeechError extends Error {
  override readonly name = 'SpeechError'
  readonly problem: SpeechProblem

  constructor(problem: SpeechProblem) {
    super(problem)
    this.problem = problem
  }
}
