import { customSizeOf } from '@easel/contract/models/custom-sizes'
import { qualityLabel, ratioOfPicture } from '@easel/contract/pictures'
import { providerName } from '@easel/contract/provider-names'
import type { SharedPicture } from '@easel/contract/shares'
import { styleLabel } from '@easel/contract/styles'
import { Copy, Flag } from 'lucide-react'
import { useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import { generateHref } from '#web/shared/lib/paths.ts'
import { dateText } from '#web/shared/lib/text/moment-text.ts'
import { PictureFacts } from '#web/shared/pictures/picture-facts.tsx'
import { promptTitle } from '#web/shared/pictures/prompt-title.ts'
import { ReportDialog } from '#web/shared/pictures/report-dialog.tsx'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { useSignedIn } from '#web/shared/ui/use-signed-in.ts'

/** A link's picture at full height, with its facts and a button to make one's own. */
export function SharedPictureView({ picture }: { readonly picture: SharedPicture }) {
  const copy = useCopy()
  const { prompt } = picture
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)_372px] max-[1000px]:flex max-[1000px]:flex-col min-[1000px]:h-full min-[1000px]:grid-rows-[minmax(0,1fr)]">
      <div className="mat relative grid min-h-0 place-items-center overflow-hidden max-[1000px]:flex-none">
        <img
          src={client.storage.url(picture.image_url, { format: 'webp' })}
          alt={prompt ?? 'The shared picture'}
          width={picture.width}
          height={picture.height}
          fetchPriority="high"
          className="w-full object-contain max-[1000px]:h-auto max-[1000px]:max-h-[80dvh] max-[1000px]:[@media(max-height:520px)]:max-h-[40dvh] min-[1000px]:absolute min-[1000px]:inset-0 min-[1000px]:h-full"
        />
      </div>
      <aside className="quiet-scroll flex flex-1 flex-col divide-y divide-line overflow-auto border-l border-line bg-panel max-[1000px]:overflow-visible max-[1000px]:border-l-0">
        <div className="p-4">
          <h1 className={promptTitle(prompt ?? '')}>{prompt ?? 'A picture'}</h1>
          {prompt !== null && (
            <Button size="small" className="mt-3.5" onClick={() => copy(prompt, 'Prompt copied')}>
              <Copy size={14} aria-hidden="true" />
              Copy prompt
            </Button>
          )}
        </div>
        <div className="p-4">
          <ButtonLink variant="act" size="large" full to={remixHref(picture)}>
            Make your own
          </ButtonLink>
        </div>
        <PictureFacts facts={factsOf(picture)} />
        <div className="mt-auto p-4">
          <ReportShared token={picture.token} />
        </div>
      </aside>
    </div>
  )
}

function ReportShared({ token }: { readonly token: string }) {
  const signedIn = useSignedIn()
  const [reporting, setReporting] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-2.5"
        onClick={() => signedIn(() => setReporting(true))}
      >
        <Flag size={14} aria-hidden="true" />
        Report
      </Button>
      {reporting && <ReportDialog target={{ token }} open onOpenChange={setReporting} />}
    </>
  )
}

/** Without the seed: another picture of the same words. */
function remixHref({ prompt, negative_prompt, style, quality, width, height }: SharedPicture): string {
  return generateHref({
    prompt: prompt ?? undefined,
    negativePrompt: negative_prompt ?? undefined,
    style,
    quality,
    aspectRatio: ratioOfPicture(width, height),
    size: customSizeOf({ width, height }),
  })
}

function factsOf({
  style,
  quality,
  width,
  height,
  seed,
  negative_prompt,
  provider,
  created_at,
}: SharedPicture) {
  return [
    ['Style', styleLabel(style)],
    ['Quality', qualityLabel(quality)],
    ['Size', `${width} × ${height}`],
    ...(seed === null ? [] : [['Seed', String(seed)] as const]),
    ...(negative_prompt ? [['Without', negative_prompt] as const] : []),
    ['Made by', providerName(provider)],
    ['Made', dateText(created_at)],
  ] as const
}
