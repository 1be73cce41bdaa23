import type { Question } from '../first-questions.ts'
import type { SampleName } from '../samples.ts'

/** An entrance to the product for people who look for one thing. */
export type Variant = {
  readonly title: string
  readonly description: string
  readonly lead: string
  /** Pictures beside the heading: one large, the others under it. */
  readonly pictures: readonly [SampleName, SampleName, SampleName]
  /** Stands above the generator. */
  readonly bench: { readonly title: string; readonly lead: string }
  readonly sections: readonly {
    readonly title: string
    readonly paragraphs: readonly string[]
    readonly picture: SampleName
  }[]
  /** Short statements side by side: a name, and what is true of it. */
  readonly facts: {
    readonly title: string
    readonly rows: readonly (readonly [name: string, text: string])[]
  }
  readonly questions: readonly Question[]
}
