import { customSizeOf } from '@easel/contract/models/custom-sizes'
import { qualitySchema, ratioOfPicture } from '@easel/contract/pictures'
import { styleLabel, styleSchema } from '@easel/contract/styles'
import type { PictureMetadata } from '@easel/picture-metadata/picture-metadata'
import { Copy, WandSparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type GeneratorLink, generateHref } from '#web/shared/lib/paths.ts'
import { sizeText } from '#web/shared/lib/text/size-text.ts'
import { credentialsText, readCredentialsOf } from '#web/shared/pictures/credentials-text.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { PictureBench } from './picture-bench.tsx'
import { type Origin, readOrigin, SOURCE_TYPES } from './read-origin.ts'
import type { Opened } from './use-opened.ts'

/** Shows a file's metadata about how it was made. */
export function MetadataTool() {
  return <PictureBench>{(picture) => <Answer key={picture.key} picture={picture} />}</PictureBench>
}

function Answer({ picture }: { readonly picture: Opened }) {
  const [origin, setOrigin] = useState<Origin | null>(null)
  const [credentials, setCredentials] = useState<string>()
  useEffect(() => {
    let isGone = false
    void picture.file.arrayBuffer().then((bytes) => !isGone && setOrigin(readOrigin(new Uint8Array(bytes))))
    void readCredentialsOf(picture.file).then((found) => !isGone && setCredentials(credentialsText(found)))
    return () => {
      isGone = true
    }
  }, [picture.file])
  if (!origin) return <p role="status">Reading…</p>
  const { settings, maker, sourceType, software, hasContentCredentials } = origin
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['File', `${picture.name}, ${picture.width} × ${picture.height}, ${sizeText(picture.bytes)}`],
    ['Made with', maker ?? settings?.provider ?? software],
    ['Model', settings?.model],
    ['Style', settings?.style && styleLabel(settings.style)],
    ['Quality', settings?.quality],
    ['Seed', settings?.seed?.toString() ?? settings?.largeSeed],
    ['Steps', settings?.steps?.toString()],
    ['Guidance', settings?.guidance?.toString()],
    ['Sampler', settings?.sampler],
    [
      'Size when made',
      settings?.width && settings.height ? `${settings.width} × ${settings.height}` : undefined,
    ],
    ['Kind', sourceType && (SOURCE_TYPES[sourceType] ?? sourceType)],
    ['Content Credentials', hasContentCredentials ? (credentials ?? 'Reading…') : undefined],
  ]
  const hasAnswer =
    settings !== undefined || sourceType !== undefined || software !== undefined || hasContentCredentials
  return (
    <section aria-label="What made this picture" className="grid gap-4">
      <h2 className="heading text-18">{title(origin, hasAnswer)}</h2>
      {!hasAnswer && (
        <p className="text-14 text-ink-2">
          The file carries no settings and no mark. Sites and messengers often take them out; the file as it
          was first saved may still have them.
        </p>
      )}
      {settings?.prompt && <Words title="Prompt" text={settings.prompt} />}
      {settings?.negativePrompt && <Words title="Negative prompt" text={settings.negativePrompt} />}
      {settings?.description && <Words title="Description" text={settings.description} />}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 border-t border-line">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2">
                <dt className="text-ink-3">{name}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {settings?.prompt && (
        <ButtonLink
          variant="act"
          size="large"
          className="justify-self-start"
          to={generateHref(linkOf(settings))}
        >
          <WandSparkles size={16} aria-hidden="true" /> Use these settings
        </ButtonLink>
      )}
    </section>
  )
}

function title({ maker, settings, sourceType }: Origin, hasAnswer: boolean): string {
  if (!hasAnswer) return 'This file does not say'
  if (maker) return `Made with ${maker}`
  if (settings?.prompt) return 'Made from a prompt'
  return (sourceType && SOURCE_TYPES[sourceType]) || 'What the file says'
}

function Words({ title: name, text }: { readonly title: string; readonly text: string }) {
  const copy = useCopy()
  return (
    <div className="card grid gap-2 rounded-4 p-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        <Button size="small" variant="quiet" onClick={() => void copy(text, `${name} copied`)}>
          <Copy size={14} aria-hidden="true" /> Copy
        </Button>
      </div>
      <p className="max-h-60 overflow-auto text-14 leading-normal break-words whitespace-pre-wrap">{text}</p>
    </div>
  )
}

/** The file's settings that the generator supports. */
function linkOf({
  prompt,
  negativePrompt,
  style,
  quality,
  chosenModel,
  seed,
  width,
  height,
}: PictureMetadata): GeneratorLink {
  const knownStyle = styleSchema.safeParse(style)
  const knownQuality = qualitySchema.safeParse(quality)
  return {
    prompt,
    negativePrompt,
    model: chosenModel,
    seed,
    ...(knownStyle.success && { style: knownStyle.data }),
    ...(knownQuality.success && { quality: knownQuality.data }),
    ...(width &&
      height && { aspectRatio: ratioOfPicture(width, height), size: customSizeOf({ width, height }) }),
  }
}
