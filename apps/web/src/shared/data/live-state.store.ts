import { create } from 'zustand'

/** Whether news come by themselves. While they do not, the page asks for what it shows every few seconds. */
export const useLiveState = create<{ readonly isOff: boolean }>(() => ({ isOff: false }))
