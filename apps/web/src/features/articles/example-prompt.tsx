import { generateHref } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'

type ExamplePromptProps = {
  readonly prompt: string
  readonly negativePrompt?: string
  readonly style?: string
  readonly aspectRatio?: string
  readonly seed?: number
}

/** A prompt inside a text, with a link to the generator. */
export function ExamplePrompt({ prompt, ...settings }: ExamplePromptProps) {
  return (
    <p className="example-prompt">
      <span>{prompt}</span>
      <a href={inSite(generateHref({ prompt, ...settings }))} aria-label={`Try it: ${prompt}`}>
        Try it
      </a>
    </p>
  )
}
