/** Changes the URL once no layer is over the page: on phones, a dialog over an opened picture has a history entry above the picture's. */
export async function whenAlone(change: () => void): Promise<void> {
  if (window.history.state?.over !== undefined) {
    const { leaveAll } = await import('./sheet-entries.ts')
    await leaveAll()
  }
  change()
}
