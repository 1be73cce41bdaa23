import type { Question } from '../first-questions.ts'
import type { SampleName } from '../samples.ts'

/** A landing page for people who look for one thing. */
export type Variant = {
  readonly title: string
  readonly description: string
  readonly lead: string
  /** Pictures beside the heading: one large, the others below it. */
  readonly pictures: readonly [SampleName, SampleName, SampleName]
  /** Text above the generator. */
  readonly bench: { readonly title: string; readonly lead: string }
  readonly sections: readonly {
    readonly title: string
    readonly paragraphs: readonly string[]
    readonly picture: SampleName
  }[]
  /** Short facts side by side: a name, and its description. */
  readonly facts: {
    readonly title: string
    readonly rows: readonly (readonly [name: string, text: string])[]
  }
  readonly questions: readonly Question[]
}
