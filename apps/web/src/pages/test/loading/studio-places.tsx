import { listAudio } from '@easel/contract/audio'
import { type Batch, getBatch, listBatches } from '@easel/contract/batches'
import { listGallery } from '@easel/contract/gallery/gallery'
import { getGeneration, listGenerations } from '@easel/contract/generations'
import { listPictureEdits } from '@easel/contract/picture-edits'
import { DEFAULT_PREFERENCES, getPreferences } from '@easel/contract/preferences'
import { listPrompts } from '@easel/contract/prompts/prompts'
import { getShare, listShares, type ShareLink } from '@easel/contract/shares'
import { getUsage } from '@easel/contract/usage'
import { listVoices } from '@easel/contract/voices'
import { Route, Routes } from 'react-router'
import { toGeneration } from '#web/shared/data/generation.ts'
import { PublishDialog } from '#web/shared/pictures/publish-dialog.tsx'
import { ShareDialog } from '#web/shared/pictures/share-dialog.tsx'
import { buildGeneration, buildRecording } from '#web/test/build-rows.ts'
import AdvancedPage from '../../advanced.tsx'
import DashboardPage from '../../dashboard.tsx'
import GalleryPage from '../../gallery.tsx'
import GeneratePage from '../../generate.tsx'
import GenerateAudioPage from '../../generate-audio.tsx'
import HistoryPage from '../../history.tsx'
import MoreToolPage from '../../more-tool.tsx'
import MyGenerationsPage from '../../my-generations.tsx'
import PromptsPage from '../../prompts.tsx'
import SharedPicturePage from '../../shared-picture.tsx'
import TextEffectsPage from '../../text-effects.tsx'
import { answering, choose, nothing, type Place, press } from './place.ts'

const picture = buildGeneration(1)
const TOKEN = 'abcdef234567'
const RECORDING = `rec_${'0'.repeat(26)}`
const BATCH: Batch = {
  id: `bat_${'0'.repeat(26)}`,
  kind: 'compare',
  title: 'Boats by style',
  grid: null,
  state: 'done',
  waits_for: null,
  created_at: '2026-01-01T00:00:00.000Z',
  counts: { waiting: 0, queued: 0, done: 0, error: 0, cancelled: 0 },
}
const SHARE: ShareLink = {
  token: TOKEN,
  generation_id: picture.id,
  show_prompt: true,
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: null,
}
export const USAGE = {
  days: [{ day: '2026-01-01', generations: 0 }],
  total: 0,
  all_time: 3,
  storage: { used_bytes: 0, quota_bytes: null },
}

export const STUDIO_PLACES: readonly Place[] = [
  {
    place: 'the library',
    files: ['pages/my-generations.tsx'],
    page: () => <MyGenerationsPage />,
    path: '/my-generations',
    ...answering(listGenerations, nothing),
    words: 'Nothing saved yet',
  },
  {
    place: 'the history',
    files: ['pages/history.tsx'],
    page: () => <HistoryPage />,
    path: '/history',
    ...answering(listGenerations, nothing),
    words: 'Nothing here yet',
  },
  {
    place: 'the sounds of the history',
    files: ['pages/history.tsx'],
    page: () => <HistoryPage />,
    path: '/history',
    before: (server) => server.answer(listGenerations, { items: [picture], nextCursor: null }),
    ...answering(listAudio, { tasks: [], items: [buildRecording(RECORDING)], nextCursor: null }),
    words: `sound ${RECORDING}`,
  },
  {
    place: 'the gallery',
    files: ['pages/gallery.tsx'],
    page: () => <GalleryPage />,
    path: '/gallery',
    ...answering(listGallery, nothing),
    words: /Nothing published yet/,
  },
  {
    place: 'the newest pictures of the dashboard',
    files: ['pages/dashboard.tsx'],
    page: () => <DashboardPage />,
    path: '/dashboard',
    before: (server) => server.answer(getUsage, USAGE),
    ...answering(listGenerations, nothing),
    words: 'Nothing is kept at the moment.',
  },
  {
    place: 'the stage',
    files: ['features/generator/stage/preview-panel.tsx'],
    page: () => <GeneratePage />,
    path: '/generate',
    ...answering(listGenerations, nothing),
    words: 'Ready to Create',
  },
  {
    place: 'a shared picture',
    files: ['pages/shared-picture.tsx'],
    page: () => (
      <Routes>
        <Route path="/:token" element={<SharedPicturePage />} />
      </Routes>
    ),
    path: `/${TOKEN}`,
    ...answering(getShare, {
      token: TOKEN,
      prompt: 'a shared boat',
      negative_prompt: null,
      style: 'anime',
      quality: 'standard',
      width: 1024,
      height: 1024,
      seed: null,
      image_url: `/images/shared/${TOKEN}.png`,
      created_at: '2026-01-01T00:00:00.000Z',
      provider: 'built-in',
    }),
    words: 'a shared boat',
  },
  {
    place: 'the saved prompts',
    files: ['features/prompts/saved-prompts.tsx'],
    page: () => <PromptsPage />,
    path: '/prompts',
    ...answering(listPrompts, { items: [] }),
    words: /^No saved prompts yet\./,
  },
  {
    place: 'the list of batches',
    files: ['features/batches/bench.tsx'],
    page: () => <AdvancedPage />,
    path: '/advanced?tab=compare',
    ...answering(listBatches, { items: [] }),
    words: 'Two things change, the rest stays',
  },
  {
    place: 'an open batch',
    files: ['features/batches/batch-view.tsx'],
    page: () => <AdvancedPage />,
    path: `/advanced?tab=compare&batch=${BATCH.id}`,
    before: (server) => server.answer(listBatches, { items: [] }),
    ...answering(getBatch, { batch: BATCH, pictures: [] }),
    words: 'Boats by style',
  },
  {
    place: 'the pictures to start from',
    files: ['features/picture-edits/picture-maker.tsx'],
    page: () => <AdvancedPage />,
    path: '/advanced?tab=picture',
    ...answering(listGenerations, nothing),
    words: 'Make a picture first',
  },
  {
    place: 'what can be made from a picture',
    files: ['features/picture-edits/edit-panel.tsx'],
    page: () => <AdvancedPage />,
    path: '/advanced?tab=picture',
    before: (server) => {
      server.answer(listGenerations, { items: [picture], nextCursor: null })
      server.answer(getGeneration, picture)
    },
    ...answering(listPictureEdits, {
      options: [{ edit: 'upscale', isPossible: false, how: 'No provider here enlarges.' }],
    }),
    words: 'No provider here enlarges.',
  },
  {
    place: 'the voices',
    files: ['features/audio/speech-form.tsx'],
    page: () => <GenerateAudioPage />,
    path: '/generate-audio',
    open: choose('Speech'),
    ...answering(listVoices, {
      voices: [
        {
          id: 'calm',
          label: 'Calm voice',
          about: '',
          provider: 'Built-in',
          is_hosted: false,
          is_multilingual: false,
          speed: { min: 0.5, max: 2 },
        },
      ],
    }),
    words: 'Calm voice',
  },
  {
    place: 'the pictures of the command palette',
    files: ['app/shell/palette/palette-results.tsx'],
    page: () => <PromptsPage />,
    path: '/prompts',
    before: (server) => server.answer(listPrompts, { items: [] }),
    open: press('Search and commands'),
    within: 'dialog',
    ...answering(listGenerations, { items: [picture], nextCursor: null }),
    words: 'picture 1',
  },
  {
    place: 'the library in a tool',
    files: ['features/tools/library-picker.tsx'],
    page: () => (
      <Routes>
        <Route path="/more/:tool" element={<MoreToolPage />} />
      </Routes>
    ),
    path: '/more/palette',
    open: press('From your library'),
    within: 'dialog',
    ...answering(listGenerations, nothing),
    words: 'You have not made a picture yet.',
  },
  {
    place: 'saved words',
    files: ['features/text-effects/own-picture-dialog.tsx'],
    page: () => <TextEffectsPage />,
    path: '/text-effects',
    open: press('Open saved'),
    within: 'dialog',
    ...answering(listGenerations, nothing),
    words: /^Words you save appear here/,
  },
  {
    place: 'the links of a picture',
    files: ['shared/pictures/share-dialog.tsx'],
    page: () => <ShareDialog generation={toGeneration(picture)} open onOpenChange={() => {}} />,
    path: '/my-generations',
    within: 'dialog',
    ...answering(listShares, { items: [SHARE], nextCursor: null }),
    words: /Shows the prompt/,
  },
  {
    place: 'what publishing asks for',
    files: ['shared/pictures/publish-dialog.tsx'],
    page: () => <PublishDialog generation={toGeneration(picture)} open onOpenChange={() => {}} />,
    path: '/my-generations',
    within: 'dialog',
    ...answering(getPreferences, DEFAULT_PREFERENCES),
    words: 'Name beside your pictures',
  },
]
