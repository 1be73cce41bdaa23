import { existsSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { modelDeskOfEachTest, PATH, refusal } from '../../../../test/imaging/model-desk.ts'

const { host, ada, app, path, start, send, list } = modelDeskOfEachTest()

describe('the desk of local models', { timeout: 60_000 }, () => {
  const CALLS = [
    ['GET', '', undefined],
    ['POST', '/quick/installation', { acceptsLicense: true }],
    ['POST', '/quick/pause', undefined],
    ['DELETE', '/quick/installation', undefined],
    ['DELETE', '/quick', undefined],
  ] as const

  it.each(CALLS)('%s %s is there for operators alone', async (method, path, body) => {
    expect((await send(method, path, body, ada())).status).toBe(404)
    expect((await app().send(method, PATH + path, body ? { body } : {})).status).toBe(401)
    expect(host().requests).toEqual([])
  })

  it('refuses what is no model, and what is no answer to the license', async () => {
    expect(await refusal(send('POST', '/none/installation', { acceptsLicense: true }))).toEqual([
      404,
      'There is no model of that name to install.',
    ])
    for (const id of ['..%2Fweights', 'A', 'a'.repeat(65)])
      expect((await send('DELETE', `/${id}`)).status).toBe(400)
    expect((await send('POST', '/quick/installation', { acceptsLicense: 'yes' })).status).toBe(400)
    expect((await send('POST', '/quick/installation', { accelerator: '../x' })).status).toBe(400)
    expect(existsSync(path('data/models/licenses.json'))).toBe(false)
  })

  it('installs nothing from a process that makes no pictures', async () => {
    await app().stop()
    await start({ ROLE: 'web', DATABASE_URL: 'postgres://easel@localhost/easel' })
    expect(await list()).toMatchObject({ drawsHere: false, isOneOfSeveral: true })
    for (const [method, path, body] of CALLS.slice(1))
      expect(await refusal(send(method, path, body))).toEqual([
        409,
        'This process makes no pictures. Run `npm run model` on a machine whose process does.',
      ])
  })

  it('says what is wrong with a manifest, and goes on with the product’s own models', async () => {
    await app().stop()
    const file = path('broken.json')
    writeFileSync(file, '{"models":[{"id":"x"}]}')
    await start({ LOCAL_MODEL_MANIFEST: file })
    const shown = await list()
    expect(shown.problem).toMatch(/^LOCAL_MODEL_MANIFEST: .*broken\.json is not right:/)
    expect(shown.models.map(({ id }) => id)).toContain('z-image-turbo')
    expect((await refusal(send('POST', '/z-image-turbo/installation', { acceptsLicense: true })))[0]).toBe(
      409,
    )
  })
})
