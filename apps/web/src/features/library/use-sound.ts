import type { Recording } from '@easel/contract/audio'
import { useEffect, useRef, useState } from 'react'
import { tellUnheard } from '#web/shared/audio/tell-unheard.ts'

type Playing = {
  readonly id: string
  /** Played share, 0 to 1. */
  readonly part: number
  readonly isPaused: boolean
}

/** Plays one sound of a list at a time, even while its row is scrolled out of view. */
export function useSound() {
  const player = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState<Playing | null>(null)
  useEffect(() => () => player.current?.pause(), [])

  function begin({ id, wav_url, seconds }: Recording) {
    player.current?.pause()
    const sound = new Audio(wav_url)
    player.current = sound
    const tell = () => {
      if (player.current === sound)
        setPlaying({ id, part: Math.min(1, sound.currentTime / seconds), isPaused: sound.paused })
    }
    for (const news of ['play', 'pause', 'timeupdate', 'ended']) sound.addEventListener(news, tell)
    return sound
  }

  return {
    playing,
    toggle: (recording: Recording) => {
      const sound = playing?.id === recording.id && player.current ? player.current : begin(recording)
      if (!sound.paused) return sound.pause()
      sound.play().catch((error: unknown) => {
        if (player.current === sound) setPlaying(null)
        tellUnheard(error)
      })
    },
  }
}
