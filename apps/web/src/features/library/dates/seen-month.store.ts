import { create } from 'zustand'

/** The month of the picture at the wall's upper edge; null before one is shown. */
export const useSeenMonth = create<{ readonly month: string | null }>(() => ({ month: null }))
