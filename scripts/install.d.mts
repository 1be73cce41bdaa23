export function removeWhatStartsNeverRead(modules: string): void
export function installWhenLockChanged(root: string, options: { readonly isStart: boolean }): string
