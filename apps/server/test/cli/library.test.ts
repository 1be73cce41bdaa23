import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { readZip } from '../harness/read-zip.ts'
import { startCliWithServer } from './start-cli.ts'

let next: (prompt: string) => Step = () => ({ do: 'draw' })
const provider = createScriptedProvider(({ prompt }) => next(prompt))
const { cli, server, origin, person, stop } = await startCliWithServer({ provider })
afterAll(stop)

const write = (name: string, text: string) => writeFileSync(join(cli.folder, name), text)
const linesOf = (text: string) => text.split('\n').filter(Boolean)

describe('easel login', () => {
  it('keeps a key that works, for its user alone, and logout forgets it', async () => {
    const { key, user } = await person('ada')
    // Without a scheme, as people type it; on this machine that is http.
    const { host } = new URL(origin)
    const login = await cli.run(['login', '--api-key', '--server', host, '--json'], { input: `${key}\n` })
    expect(login).toMatchObject({ code: 0, stderr: '' })
    const file = join(cli.folder, 'config/easel/config.json')
    expect(JSON.parse(login.stdout)).toEqual({ server: origin, email: user.email, file })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await cli.run(['history', '--json'])).toMatchObject({ code: 0, stdout: '' })
    expect(await cli.run(['logout'])).toMatchObject({ code: 0, stdout: '' })
    expect(await cli.run(['history'])).toMatchObject({
      code: 3,
      stderr: 'easel: No server is known here. Run easel login --server URL.\n',
    })
  })

  it('keeps no key that does not work, and sends a key to no other server', async () => {
    const { key } = await person('bob')
    const wrong = await cli.run(['login', '--api-key', '--server', origin], { input: 'easel_wrong' })
    expect(wrong).toMatchObject({
      code: 3,
      stderr: `easel: ${origin} does not accept this key. Make one on the site: Settings, API keys.\n`,
    })
    expect(existsSync(join(cli.folder, 'config/easel/config.json'))).toBe(false)
    await cli.run(['login', '--api-key', '--server', origin], { input: key })
    const elsewhere = await cli.run(['history', '--server', 'https://other.example'])
    expect(elsewhere).toMatchObject({
      code: 3,
      stderr:
        'easel: There is no key for https://other.example. Run easel login --server https://other.example, or set EASEL_API_KEY.\n',
    })
    await cli.run(['logout'])
  })
})

describe('history, download and export', () => {
  it('list and save what is one’s own, and nothing of others', async () => {
    const { env } = await person('cat')
    const others = await person('dan')
    for (const prompt of ['a red fox', 'a blue boat', 'a red house'])
      await cli.run(['generate', prompt, '-o', 'made/'], { env })
    const found = await cli.run(['history', 'red', '--limit', '5'], { env })
    expect(linesOf(found.stdout).map((line) => line.split('\t')[4])).toEqual(['a red house', 'a red fox'])
    const all = linesOf((await cli.run(['history', '--json'], { env })).stdout).map((line) =>
      JSON.parse(line),
    )
    expect(all.map(({ prompt }) => prompt)).toEqual(['a red house', 'a blue boat', 'a red fox'])

    const saved = await cli.run(['download', all[0].id, all[1].id, '-o', 'saved.webp'], { env })
    expect(saved).toMatchObject({ code: 0, stdout: 'saved-1.webp\nsaved-2.webp\n' })
    expect(readMetadata(readFileSync(join(cli.folder, 'saved-2.webp')))?.prompt).toBe('a blue boat')
    expect(await cli.run(['download', all[0].id], { env: others.env })).toMatchObject({
      code: 4,
      stdout: '',
      stderr: 'easel: That does not exist, or is not yours.\n',
    })
    expect((await cli.run(['download', 'nonsense'], { env })).stderr).toBe(
      'easel: nonsense: That is not the id of an image\n',
    )
  })

  it('an export that is run again adds what is new, and writes over nothing', async () => {
    const { env } = await person('eve')
    for (const prompt of ['one boat', 'two boats'])
      await cli.run(['generate', prompt, '-o', 'made/'], { env })
    const first = await cli.run(['export', '-o', 'mine'], { env })
    expect(first).toMatchObject({ code: 0, stdout: 'mine/easel-001.zip\n' })
    const entries = readZip(readFileSync(join(cli.folder, 'mine/easel-001.zip')))
    expect([...entries.keys()].filter((name) => name.endsWith('.png'))).toHaveLength(2)
    const before = readFileSync(join(cli.folder, 'mine/easel-001.zip'))
    expect(await cli.run(['export', '-o', 'mine'], { env })).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'Nothing is new since the last export.\n',
    })
    await cli.run(['generate', 'three boats', '-o', 'made/'], { env })
    expect((await cli.run(['export', '-o', 'mine'], { env })).stdout).toBe('mine/easel-002.png\n')
    expect(readFileSync(join(cli.folder, 'mine/easel-001.zip')).equals(before)).toBe(true)
  })
})

describe('easel batch', () => {
  it('asks for the size and background of each row, and the files tell them', async () => {
    next = () => ({ do: 'draw' })
    const { env } = await person('kim')
    write('large.csv', 'prompt,resolution,background\na boat,4K,Transparent\na house,,\n')
    expect(await cli.run(['batch', 'large.csv'], { env })).toMatchObject({ code: 0, stderr: '' })
    const about = (name: string) => readMetadata(readFileSync(join(cli.folder, `large-pictures/${name}`)))
    expect(about('0001.png')).toMatchObject({ resolution: '4k', background: 'transparent' })
    expect(about('0002.png')).toMatchObject({ width: 1024, height: 1024 })
    expect(about('0002.png')).not.toHaveProperty('resolution')
  })

  it('has the first characters of the file’s name for its title, and none of them halved', async () => {
    next = () => ({ do: 'draw' })
    const { user, env } = await person('lea')
    const name = `${'a'.repeat(79)}${'🦊'.repeat(5)}.csv`
    write(name, 'prompt\na boat\n')
    expect(await cli.run(['batch', name, '-o', 'foxes'], { env })).toMatchObject({ code: 0, stderr: '' })
    const listed = await server.app.send('GET', '/api/batches', { user })
    expect(await listed.json()).toMatchObject({ items: [{ title: `${'a'.repeat(79)}🦊` }] })
  })

  it('makes a picture of every row, with its settings in the file', async () => {
    next = () => ({ do: 'draw' })
    const { env } = await person('fay')
    write('boats.csv', 'Prompt;Style;Ratio;Seed;Copies\n"a ""red"" boat";Anime;16:9;7;2\na house;;;;\n')
    const ended = await cli.run(['batch', 'boats.csv'], { env })
    expect(ended).toMatchObject({
      code: 0,
      stdout: 'boats-pictures/0001.png\nboats-pictures/0002.png\nboats-pictures/0003.png\n',
      stderr: '',
    })
    const about = readMetadata(readFileSync(join(cli.folder, 'boats-pictures/0002.png')))
    expect(about).toMatchObject({
      prompt: 'a "red" boat',
      style: 'anime',
      seed: 8,
      width: 1536,
      height: 1024,
    })
    const again = await cli.run(['batch', 'boats.csv', '--json'], { env })
    expect(JSON.parse(again.stdout).pictures).toHaveLength(3)
    const history = await cli.run(['history'], { env })
    expect(linesOf(history.stdout)).toHaveLength(3)
    const other = await person('ivy')
    expect(await cli.run(['batch', 'boats.csv'], { env: other.env })).toMatchObject({
      code: 4,
      stdout: '',
      stderr:
        'easel: The batch of boats-pictures was deleted, or belongs to another account: name another folder with -o.\n',
    })
  })

  it('after Ctrl-C goes on with the same batch', async () => {
    const { env } = await person('gus')
    write('ships.csv', 'prompt\nfirst ship\nsecond ship\nthird ship\n')
    next = (prompt) => (prompt === 'first ship' ? { do: 'draw' } : { do: 'hang' })
    const child = cli.start(['batch', 'ships.csv'], { env })
    const ended = new Promise((resolve) => child.once('close', resolve))
    const folder = join(cli.folder, 'ships-pictures')
    await vi.waitFor(() => expect(readdirSync(folder)).toContain('0001.png'), 20_000)
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    next = () => ({ do: 'draw' })
    const again = await cli.run(['batch', 'ships.csv'], { env })
    expect(linesOf(again.stdout)).toHaveLength(3)
    expect(linesOf((await cli.run(['history'], { env })).stdout)).toHaveLength(3)
  })

  it('names every wrong cell by its row, and sends nothing', async () => {
    const { env } = await person('hal')
    write('wrong.csv', 'prompt,style,seed\na boat,nope,1\n,anime,x\n')
    expect(await cli.run(['batch', 'wrong.csv'], { env })).toMatchObject({
      code: 2,
      stderr: [
        'easel: wrong.csv:',
        'row 2, style: There is no such style: take one from the list',
        'row 3, prompt: Please enter a prompt',
        'row 3, seed: A whole number from 0 to 4294967295, or nothing',
        '',
      ].join('\n'),
    })
    write('other.csv', 'name,color\nboat,red\n')
    expect((await cli.run(['batch', 'other.csv'], { env })).stderr).toMatch(/names no column that is known/)
    write('boats.csv', 'prompt\nanother boat\n')
    expect((await cli.run(['batch', 'boats.csv'], { env })).stderr).toBe(
      'easel: boats-pictures holds the pictures of another sheet: name another folder with -o.\n',
    )
  })
})

describe('easel completion', () => {
  it('completes commands, options and their values in bash', async () => {
    const { stdout } = await cli.run(['completion', 'bash'])
    const complete = (...words: string[]) =>
      execFileSync('bash', [
        '-c',
        `${stdout}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _easel; printf '%s\\n' "\${COMPREPLY[@]}"`,
        'bash',
        ...words,
      ])
        .toString()
        .trim()
        .split('\n')
    expect(complete('easel', 'h')).toEqual(['history'])
    expect(complete('easel', 'generate', '--sty')).toEqual(['--style'])
    expect(complete('easel', 'generate', '--style', 'water')).toEqual(['watercolor'])
    expect(complete('easel', 'completion', 'z')).toEqual(['zsh'])
  })

  it('describes every command to zsh and fish', async () => {
    const [zsh, fish] = await Promise.all(['zsh', 'fish'].map((shell) => cli.run(['completion', shell])))
    expect(linesOf(zsh?.stdout ?? '')).toContain("    'history:list your pictures, newest first'")
    expect(linesOf(fish?.stdout ?? '')).toContain(
      "complete -c easel -n __fish_use_subcommand -a history -d 'list your pictures, newest first'",
    )
  })
})
