import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../clock.ts'
import { backupName, dailyBackupName, expiredBackups } from './backup-name.ts'

const LAST = Date.UTC(2026, 10, 26, 3)
const dayBack = (days: number, installation = 'ins_1') =>
  dailyBackupName(installation, new Date(LAST - days * DAY_MS), false)

describe('which backups stay', () => {
  it('keeps the last of 7 days, 4 weeks and 6 months out of a year of daily ones', () => {
    const names = Array.from({ length: 365 }, (_, days) => dayBack(days))
    const expired = new Set(expiredBackups('ins_1', names))
    const kept = names.filter((name) => !expired.has(name)).map((name) => /\d{4}-\d\d-\d\d/.exec(name)?.[0])
    const days = ['26', '25', '24', '23', '22', '21', '20'].map((day) => `2026-11-${day}`)
    expect(kept).toEqual([
      ...days,
      '2026-11-15',
      '2026-11-08',
      ...['10-31', '09-30', '08-31', '07-31', '06-30'].map((day) => `2026-${day}`),
    ])
  })

  it('keeps the later of two of one day, and days that are far apart', () => {
    const [early, late] = [new Date(LAST), new Date(LAST + 3_600_000)].map((moment) =>
      dailyBackupName('ins_1', moment, true),
    )
    expect(expiredBackups('ins_1', [early ?? '', late ?? ''])).toEqual([early])
    expect(expiredBackups('ins_1', [dayBack(0), dayBack(400), dayBack(900)])).toEqual([])
  })

  it('touches no backup of another installation, none that was asked for, and nothing else', () => {
    const days = Array.from({ length: 40 }, (_, day) => day)
    const others = [
      ...days.map((day) => dayBack(day, 'ins_12')),
      ...days.map((day) => backupName(new Date(LAST - day * DAY_MS), false)),
      ...['notes.txt', 'easel.tar', `${dayBack(3)}.part`, 'easel-daily-ins_1-2026-11-26.tar'],
    ]
    const own = days.map((day) => dayBack(day))
    const expired = expiredBackups('ins_1', [...others, ...own])
    expect(expired.length).toBeGreaterThan(20)
    expect(own).toEqual(expect.arrayContaining(expired))
  })
})
