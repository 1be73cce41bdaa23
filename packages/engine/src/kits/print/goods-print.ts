import type { SKRSContext2D } from '@napi-rs/canvas'
import { pairs } from '../tuples.ts'
import { drawnOnce, fillDot } from './drawn-pixels.ts'
import { FONT_FACES } from './fonts.ts'

const SIZE = 512

/** Print on a package, drawn once: a square picture that is stretched over the face, whose width is `wide` times its height. */
export function printed(description: string, wide: number, draw: (context: SKRSContext2D, width: number, height: number) => void): Uint8ClampedArray {
  return drawnOnce(description, SIZE, (context) => {
    // Units are hundredths of the height.
    context.scale(SIZE / (100 * wide), SIZE / 100)
    draw(context, 100 * wide, 100)
  })
}

/** The front of a cereal box: rays, a name, and a bowl with loops and a splash of milk. `name` is false when the prompt has its own words. */
export function cerealFront(color: string, name: boolean): Uint8ClampedArray {
  return printed(`cereal ${color} ${name}`, 0.7, (context, width, height) => {
    context.fillStyle = color
    context.fillRect(0, 0, width, height)
    context.fillStyle = 'rgba(255,255,255,0.16)'
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2
      context.beginPath()
      context.moveTo(width / 2, 62)
      context.lineTo(width / 2 + Math.cos(a) * 120, 62 + Math.sin(a) * 120)
      context.lineTo(width / 2 + Math.cos(a + 0.22) * 120, 62 + Math.sin(a + 0.22) * 120)
      context.fill()
    }
    if (name) {
      context.textAlign = 'center'
      context.lineJoin = 'round'
      context.font = `bold 17px ${FONT_FACES.sans}`
      context.strokeStyle = '#7a1420'
      context.lineWidth = 3
      for (const [text, y] of [
        ['HONEY', 21],
        ['LOOPS', 37],
      ] as const) {
        context.strokeText(text, width / 2, y, width * 0.86)
        context.fillStyle = '#ffffff'
        context.fillText(text, width / 2, y, width * 0.86)
      }
    }
    // Milk and loops in a bowl.
    context.fillStyle = '#fdfbf4'
    context.beginPath()
    context.ellipse(width / 2, 66, 28, 8, 0, 0, Math.PI * 2)
    context.fill()
    const hues = ['#e8a52c', '#d98322', '#f0bd4a']
    for (let i = 0; i < 26; i++) {
      const a = i * 2.4
      const r = Math.sqrt(i / 26)
      const [x, y] = [width / 2 + Math.cos(a) * r * 24, 62 + Math.sin(a) * r * 7 - (i % 4)]
      fillDot(context, hues[i % 3], x, y, 4)
      fillDot(context, '#8f5313', x, y, 1.5)
    }
    context.fillStyle = '#2f6fc4'
    context.beginPath()
    context.moveTo(width / 2 - 29, 66)
    context.quadraticCurveTo(width / 2, 82, width / 2 + 29, 66)
    context.quadraticCurveTo(width / 2 + 24, 92, width / 2 + 10, 93)
    context.lineTo(width / 2 - 10, 93)
    context.quadraticCurveTo(width / 2 - 24, 92, width / 2 - 29, 66)
    context.fill()
    context.fillStyle = 'rgba(255,255,255,0.9)'
    for (const y of [79, 84]) context.fillRect(width / 2 - 20, y, 40, 1.4)
  })
}

/** A business card: a logo, a name and three lines. */
export const cardFace = (words: boolean): Uint8ClampedArray =>
  printed(`card ${words}`, 1.75, (context, width) => {
    context.fillStyle = '#c99a4a'
    context.fillRect(0, 0, 9, 100)
    context.fillStyle = '#22252b'
    if (words) {
      context.font = `bold 14px ${FONT_FACES.sans}`
      context.fillText('Your Name', 24, 36)
    }
    context.fillStyle = 'rgba(34,37,43,0.55)'
    context.fillRect(24, 44, 46, 4)
    for (const [i, long] of [62, 78, 54].entries()) context.fillRect(24, 64 + i * 9, long, 3.4)
    context.strokeStyle = '#c99a4a'
    context.lineWidth = 3
    context.beginPath()
    context.arc(width - 28, 28, 11, 0, Math.PI * 2)
    context.moveTo(width - 34, 33)
    context.lineTo(width - 28, 21)
    context.lineTo(width - 22, 33)
    context.stroke()
  })

/** Grain, seams and sheen of leather on a bag's front, with a stitched edge. */
export const leatherFront = (): Uint8ClampedArray =>
  printed('leather front', 1.3, (context, width, height) => {
    const shine = context.createLinearGradient(0, 0, width, height)
    shine.addColorStop(0, 'rgba(255,255,255,0.16)')
    shine.addColorStop(0.35, 'rgba(255,255,255,0)')
    shine.addColorStop(1, 'rgba(0,0,0,0.26)')
    context.fillStyle = shine
    context.fillRect(0, 0, width, height)
    let state = 7
    for (let i = 0; i < 1500; i++) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      const x = ((state >>> 8) % 1300) / 10
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      const y = ((state >>> 8) % 1000) / 10
      fillDot(context, i % 2 ? 'rgba(0,0,0,0.1)' : 'rgba(255,255,255,0.07)', x, y, 0.5)
    }
    context.strokeStyle = 'rgba(255,225,180,0.6)'
    context.lineWidth = 0.9
    context.setLineDash([2.4, 1.6])
    context.beginPath()
    context.roundRect(7, 6, width - 14, height - 12, 9)
    context.stroke()
  })

/** The screen of a smartwatch: the time, a date and three rings. */
export const watchFace = (time: boolean): Uint8ClampedArray =>
  printed(`watch ${time}`, 0.86, (context, width) => {
    context.textAlign = 'center'
    if (time) {
      context.fillStyle = '#ffffff'
      context.font = `bold 31px ${FONT_FACES.sans}`
      context.fillText('10:09', width / 2, 36, width * 0.86)
      context.fillStyle = '#9fb0c4'
      context.font = `bold 9px ${FONT_FACES.sans}`
      context.fillText('TUE 14', width / 2, 49)
    }
    context.lineWidth = 5
    context.lineCap = 'round'
    for (const [i, hue] of ['#ff3b5c', '#8cf24a', '#39d6ff'].entries()) {
      const radius = 20 - i * 6.4
      context.strokeStyle = `${hue}40`
      context.beginPath()
      context.arc(width / 2, 75, radius, 0, Math.PI * 2)
      context.stroke()
      context.strokeStyle = hue
      context.beginPath()
      context.arc(width / 2, 75, radius, -Math.PI / 2, Math.PI * (0.9 - i * 0.35))
      context.stroke()
    }
  })

/** Soft creases in cotton that hangs from its shoulders, lit from the left. */
export const cottonFolds = (): Uint8ClampedArray =>
  printed('cotton', 1, (context) => {
    context.lineCap = 'round'
    const crease = (points: readonly number[], width: number) => {
      const [x0, y0, x1, y1, x2, y2] = points
      for (const [dx, shade] of [
        [0, '0,0,0'],
        [1.3, '255,255,255'],
      ] as const)
        for (const [wide, alpha] of pairs([width * 2.2, 0.03, width * 1.2, 0.04, width * 0.5, 0.05])) {
          context.strokeStyle = `rgba(${shade},${alpha})`
          context.lineWidth = wide
          context.beginPath()
          context.moveTo(x0 + dx, y0)
          context.quadraticCurveTo(x1 + dx, y1, x2 + dx, y2)
          context.stroke()
        }
    }
    crease([28, 40, 38, 62, 35, 96], 3)
    crease([72, 40, 60, 60, 66, 95], 3)
    crease([27, 34, 40, 44, 52, 46], 2.4)
    crease([73, 34, 62, 46, 55, 52], 2.4)
    crease([50, 62, 47, 80, 52, 97], 2.6)
    crease([32, 74, 40, 82, 48, 84], 2)
    crease([14, 26, 20, 34, 26, 37], 2)
    crease([86, 26, 80, 34, 74, 37], 2)
    context.setLineDash([0.9, 0.7])
    context.strokeStyle = 'rgba(0,0,0,0.22)'
    context.lineWidth = 0.4
    for (const y of [94.5, 96]) {
      context.beginPath()
      context.moveTo(22, y)
      context.lineTo(78, y)
      context.stroke()
    }
  })

/** The screen of a phone: a wallpaper of waves, the time, and apps unless the prompt has its own words. */
export const phoneScreen = (apps: boolean): Uint8ClampedArray =>
  printed(`phone ${apps}`, 0.445, (context, width, height) => {
    context.beginPath()
    context.roundRect(0, 0, width, height, 5.5)
    context.clip()
    const sky = context.createLinearGradient(0, 0, width, height)
    sky.addColorStop(0, '#2b3a9a')
    sky.addColorStop(0.5, '#8a4fc4')
    sky.addColorStop(1, '#f08a6a')
    context.fillStyle = sky
    context.fillRect(0, 0, width, height)
    for (const [y, color] of [
      [58, 'rgba(255,255,255,0.1)'],
      [70, 'rgba(40,20,90,0.22)'],
    ] as const) {
      context.fillStyle = color
      context.beginPath()
      context.moveTo(0, y)
      context.bezierCurveTo(width * 0.3, y - 14, width * 0.6, y + 14, width, y - 4)
      context.lineTo(width, height)
      context.lineTo(0, height)
      context.fill()
    }
    if (!apps) return
    context.fillStyle = '#ffffff'
    context.textAlign = 'center'
    context.font = `bold 12px ${FONT_FACES.sans}`
    context.fillText('9:41', width / 2, 23)
    context.fillStyle = 'rgba(255,255,255,0.85)'
    context.font = `bold 3px ${FONT_FACES.sans}`
    context.fillText('Tuesday, 14 May', width / 2, 29)
    const hues = ['#ff5a5a', '#ffc84a', '#4fd06a', '#4ab8ff', '#ffffff', '#b06aff', '#ff8ad0', '#26282e']
    for (let i = 0; i < 16; i++) {
      const [row, column] = [Math.floor(i / 4), i % 4]
      const top = row < 3 ? 41 + row * 12 : 86
      context.fillStyle = hues[(i * 3 + row) % 8]
      context.beginPath()
      context.roundRect(4.6 + column * 9.4, top, 7, 7, 1.8)
      context.fill()
    }
  })
