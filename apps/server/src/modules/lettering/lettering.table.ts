import type { LetteringSettings } from '@easel/contract/lettering'

export type LetteringsTable = { generation_id: string; user_id: string; settings: LetteringSettings }
