import { WALL_GAPS } from '@easel/contract/gallery/gallery-wall'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EarlyWall } from './early-wall.tsx'

test('[2.1] the tile in the built page has every gap that the server fills, also in the address it leads to', () => {
  const [tile = ''] =
    /<template id="early-tile">.*?<\/template>/s.exec(renderToStaticMarkup(<EarlyWall />)) ?? []
  expect(tile).toContain(`href="/gallery?picture=${WALL_GAPS.id}"`)
  expect(tile).toContain(`aria-label="Open: ${WALL_GAPS.prompt}"`)
  expect(tile.match(/__[a-z]+__/g)?.sort()).toEqual(Object.values(WALL_GAPS).sort())
})
