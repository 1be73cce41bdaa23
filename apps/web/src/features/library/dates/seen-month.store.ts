import { create } from 'zustand'

/** The month of the picture at the upper edge of the wall; null before one is shown. */
export const useSeenMonth = create<{ readonly month: string | null }>(() => ({ month: null }))
