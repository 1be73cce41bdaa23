import { type Arrival, arrivalSchema } from '@easel/contract/operation'
import type { Env } from '../../env.ts'
import { ask } from './ask.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const PROXY = 'Proxy'

/** Opens PUBLIC_URL like a browser and compares what the server receives with what was sent. */
export async function checkProxy(
  env: Pick<Env, 'PUBLIC_URL' | 'hasPublicUrl' | 'TRUST_PROXY'>,
  isRunning: boolean,
): Promise<Finding> {
  if (!env.hasPublicUrl) return ok(PROXY, 'PUBLIC_URL is not set: this machine’s own address is used.')
  if (!isRunning)
    return warning(PROXY, `PUBLIC_URL was not opened, since Easel does not run: start it and look again.`)
  const answer = await ask({ url: `${env.PUBLIC_URL}/api/health?arrival` })
  if ('failed' in answer)
    return problem(
      PROXY,
      `PUBLIC_URL ${env.PUBLIC_URL} does not answer (${answer.failed}): check its name, its certificate and the proxy.`,
    )
  if (answer.status === 401)
    return warning(
      PROXY,
      'A password in front of PUBLIC_URL kept this check out: open the page to see the rest.',
    )
  if (answer.status !== 200)
    return problem(
      PROXY,
      `PUBLIC_URL ${env.PUBLIC_URL} answers ${answer.status}: have the proxy pass every path on to Easel.`,
    )
  const arrival = arrivalSchema.safeParse(parsed(answer.text))
  if (!arrival.success)
    return problem(PROXY, `Something else than Easel answers at PUBLIC_URL ${env.PUBLIC_URL}: correct it.`)
  return judgeArrival(env, arrival.data)
}

export function judgeArrival(
  { PUBLIC_URL, TRUST_PROXY }: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>,
  { host, proto, isForwarded }: Omit<Arrival, 'status'>,
): Finding {
  const url = new URL(PUBLIC_URL)
  if (host?.replace(/:\d+$/, '') !== url.hostname)
    return problem(
      PROXY,
      `The proxy sends Host ${host ?? '(none)'} instead of ${url.hostname}: have it pass Host on (nginx: \`proxy_set_header Host $host\`).`,
    )
  if (TRUST_PROXY && !isForwarded)
    return problem(
      PROXY,
      'TRUST_PROXY is true and no X-Forwarded-For arrives, so all people count as one address: have the proxy set it, or set TRUST_PROXY=false.',
    )
  if (!TRUST_PROXY && isForwarded)
    return warning(
      PROXY,
      'X-Forwarded-For arrives and TRUST_PROXY is not true, so all people count as one address: set TRUST_PROXY=true.',
    )
  if (proto !== null && proto !== url.protocol.slice(0, -1))
    return warning(
      PROXY,
      `The proxy says ${proto} where PUBLIC_URL says ${url.protocol.slice(0, -1)}: have it set X-Forwarded-Proto to what people open.`,
    )
  return ok(PROXY, `PUBLIC_URL ${PUBLIC_URL} leads here, and host and address arrive as they should.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
