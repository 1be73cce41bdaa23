import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#web/shared/api/query-client.ts'
import { ColorDot } from '#web/shared/colors/color-dot.tsx'
import { colorWord } from '#web/shared/colors/color-word.ts'
import { usePreferences } from '#web/shared/data/preferences.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'

type BrandColorPicksProps = {
  /** Label of the blank they fill in. */
  readonly field: string
  readonly onPick: (word: string) => void
}

/** Brand colors for a color blank, by the words that prompts use. */
export function BrandColorPicks(props: BrandColorPicksProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Picks {...props} />
    </QueryClientProvider>
  )
}

function Picks({ field, onPick }: BrandColorPicksProps) {
  const colors = usePreferences()?.brand_colors ?? []
  if (colors.length === 0) return null
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {colors.map((color) => (
        <Button
          key={color}
          size="small"
          aria-label={`${field}: ${colorWord(color)}, ${color}`}
          onClick={() => onPick(colorWord(color))}
        >
          <ColorDot color={color} />
          {colorWord(color)}
        </Button>
      ))}
    </p>
  )
}
