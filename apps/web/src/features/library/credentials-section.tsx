import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { credentialsText, readCredentialsOf } from '#web/shared/pictures/credentials-text.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'

/** Who signed a picture: its vendor, or this installation. Only on demand, because it reads the whole file. */
export function CredentialsSection({ generation: { id, imageURL } }: { readonly generation: Generation }) {
  const [isAsked, setAsked] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['content-credentials', id],
    queryFn: async () =>
      credentialsText(await readCredentialsOf(await client.storage.read(client.storage.url(imageURL)))),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section aria-label="Content Credentials" className="grid justify-items-start gap-1.5 p-4">
      <h3 className="font-semibold">Content Credentials</h3>
      {!isAsked && (
        <>
          <p className="text-12 text-ink-2">
            Vendors and installations can sign their pictures. The file says who did.
          </p>
          <Button size="small" onClick={() => setAsked(true)}>
            <BadgeCheck size={14} aria-hidden="true" />
            Check the file
          </Button>
        </>
      )}
      {isAsked && (
        <div role="status" className="text-14 wrap-anywhere">
          {error ? <LoadNote error={error} onRetry={() => void refetch()} /> : (data ?? 'Reading…')}
        </div>
      )}
      {data?.startsWith('Signed') && (
        <p className="text-12 text-ink-3">
          The name is the one in the certificate. Whether the signer can be trusted is not checked.
        </p>
      )}
    </section>
  )
}
