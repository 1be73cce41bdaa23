export const ACCEPTED = '.png,.jpg,.jpeg,.webp,.avif,.zip'

/** Dropped files, including those in folders. */
export async function filesDropped(data: DataTransfer): Promise<readonly File[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry())
  const loose = [...data.files]
  if (entries.every((entry) => entry === null)) return loose
  const files: File[] = []
  for (const entry of entries) if (entry) await collect(entry, files)
  return files
}

async function collect(entry: FileSystemEntry, into: File[]): Promise<void> {
  if (isFile(entry)) {
    into.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)))
    return
  }
  if (!isFolder(entry)) return
  const reader = entry.createReader()
  for (;;) {
    // Folders are listed a hundred entries at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return
    for (const child of some) await collect(child, into)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
