import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx'
import { DOWNLOAD_FORMATS, downloadName } from './download.ts'

/** Downloads in the last used format; its right part offers the others. */
export function DownloadButton({ generation }: { readonly generation: Generation }) {
  const [format, setFormat] = useState<(typeof DOWNLOAD_FORMATS)[number]>(DOWNLOAD_FORMATS[0])
  return (
    <span className="face mr-1.5 inline-flex h-(--control) rounded-3">
      <a
        href={client.storage.url(generation.imageURL, { format: format.id })}
        download={downloadName(generation, format.id)}
        className={`${buttonClass({ variant: 'quiet' })} rounded-r-none text-ink!`}
      >
        <Download size={16} aria-hidden="true" />
        <span className="max-[370px]:sr-only @max-[400px]:sr-only">Download</span>
      </a>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={`Download format, ${format.label}`}
            className={`${buttonClass({ variant: 'quiet' })} gap-[3px] rounded-l-none border-l border-line-2 px-2.5 font-medium`}
          >
            {format.label}
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        }
      >
        {DOWNLOAD_FORMATS.map((option) => (
          <MenuItem key={option.id} asChild onSelect={() => setFormat(option)}>
            <a
              href={client.storage.url(generation.imageURL, { format: option.id })}
              download={downloadName(generation, option.id)}
            >
              <b className="w-10 font-semibold text-ink">{option.label}</b>
              {option.use}
            </a>
          </MenuItem>
        ))}
      </Menu>
    </span>
  )
}
