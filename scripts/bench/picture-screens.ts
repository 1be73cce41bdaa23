// Interactions of the screens with the user's pictures, in the order in which they are measured.
import { PATHS } from '../../apps/web/src/shared/lib/paths.ts'
import {
  bar,
  choose,
  close,
  empty,
  first,
  key,
  loadAll,
  press,
  type Screen,
  select,
  tick,
  type,
} from './interaction-steps.ts'

export const PICTURE_SCREENS: readonly Screen[] = [
  {
    name: 'Saved, all pictures loaded',
    path: PATHS.saved,
    ready: loadAll,
    interactions: [
      { what: 'open a picture', act: (page) => first(page).click() },
      { what: 'next', act: key('ArrowRight') },
      { what: 'previous', act: key('ArrowLeft') },
      {
        what: 'favorite in the viewer',
        act: (page) =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: /avorite/ })
            .click(),
      },
      { what: 'close the viewer', act: key('Escape') },
      { what: 'select one', act: tick(0) },
      { what: 'select a second', act: tick(3) },
      { what: 'favorite two', act: bar('Favorite'), after: bar('Unfavorite') },
      { what: 'select all', act: bar('Select all') },
      { what: 'open the menu of the selection', act: bar('Collections'), after: key('Escape') },
      { what: 'let go of all', act: bar(/^Done/) },
      { what: 'delete one', act: (page) => tick(2)(page).then(() => bar('Delete')(page)) },
      { what: 'undo the deletion', act: press('Undo') },
      { what: 'only favorites', act: press(/^Favorites$/), after: press(/^Favorites$/) },
      { what: 'open the filter of styles', act: press('Style') },
      {
        what: 'choose a style',
        act: (page) =>
          page.getByRole('dialog', { name: 'Style' }).getByRole('checkbox', { name: 'Anime' }).click(),
        after: key('Escape'),
      },
      { what: 'show everything again', act: press(/^(Clear|Show everything)/) },
      { what: 'type a search', act: type('Search prompts', 'forest 49'), after: empty('Search prompts') },
      { what: 'change the order', act: select('Order', 1), after: select('Order', 0) },
      { what: 'show a tag', act: press(/^campaign/), after: press(/^All pictures/) },
      {
        what: 'jump to a month',
        act: (page) => page.getByRole('slider', { name: 'Month' }).click({ position: { x: 30, y: 300 } }),
      },
      { what: 'new collection', act: press('New collection'), after: close },
    ],
  },
  {
    name: 'Viewer by address',
    path: PATHS.saved,
    ready: (page) => first(page).waitFor(),
    interactions: [
      { what: 'open', act: (page) => first(page).click() },
      {
        what: 'ten pictures on',
        act: async (page) => {
          for (let n = 0; n < 10; n += 1) await page.keyboard.press('ArrowRight', { delay: 30 })
        },
      },
      { what: 'open export sizes', act: press('Export size'), after: close },
      { what: 'open share', act: press('Share'), after: close },
    ],
  },
  {
    name: 'History',
    // The filter hides the queued tasks, which have another style.
    path: `${PATHS.history}?style=watercolor`,
    ready: (page) => first(page).waitFor(),
    interactions: [
      { what: 'open a picture', act: (page) => first(page).click(), after: close },
      { what: 'favorite', act: press('Add to favorites') },
      { what: 'type a search', act: type('Search prompts', 'forest 49'), after: empty('Search prompts') },
      { what: 'delete', act: press('Delete') },
    ],
  },
  {
    name: 'Gallery',
    path: PATHS.gallery,
    ready: (page) => first(page).waitFor(),
    interactions: [
      { what: 'open a picture', act: (page) => first(page).click() },
      { what: 'next', act: key('ArrowRight') },
      { what: 'close', act: key('Escape') },
      { what: 'most liked', act: choose('Most liked') },
      { what: 'choose a style', act: press('Anime') },
      { what: 'type a search', act: type('Search public pictures', 'red fox') },
    ],
  },
]
