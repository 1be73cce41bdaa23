/** Changes the address once nothing lies over the page: on a phone, a window over an opened picture has an entry of its own above the picture's. */
export async function whenAlone(change: () => void): Promise<void> {
  if (window.history.state?.over !== undefined) {
    const { leaveAll } = await import('./sheet-entries.ts')
    await leaveAll()
  }
  change()
}
