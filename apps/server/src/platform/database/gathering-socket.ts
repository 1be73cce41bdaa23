import { Socket } from 'node:net'

type Written = (error?: Error | null) => void

/**
 * A socket that sends what is written in one go together: a transaction's opening with its first statement, its last with the commit. Each
 * message sent by itself would cost a call of the system here and wake the database once more.
 */
export class GatheringSocket extends Socket {
  private isGathering = false

  override write(message: string | Uint8Array, ...how: [BufferEncoding?, Written?] | [Written?]): boolean {
    if (!this.isGathering) {
      this.isGathering = true
      this.cork()
      // Comes after all that follows from what has just arrived.
      process.nextTick(() => {
        this.isGathering = false
        this.uncork()
      })
    }
    return super.write(message, ...(how as [BufferEncoding?, Written?]))
  }
}
