import { create } from 'zustand'

/** Whether events arrive. While they do not, pages poll every few seconds. */
export const useLiveState = create<{ readonly isOff: boolean }>(() => ({ isOff: false }))
