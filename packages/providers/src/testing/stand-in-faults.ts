import {
  addressFaults,
  createFaults,
  type Faults,
  FILE_FAULTS,
  METADATA_SERVICE,
  type Problem,
  pollFaults,
} from './faults.ts'
import { json } from './replies.ts'

/** An error in Replicate's format. */
export const problem: Problem = (status, headers) =>
  json(status, { title: 'Error', detail: 'the author has no network credit', status }, headers)

/** Every failure that the Replicate stand-in can play. */
export const FAULTS = {
  ...createFaults(problem),
  'wrong-types': { create: json(201, { id: 7, status: ['succeeded'], output: {} }), becomes: 'bad_response' },
  'hostile-id': { create: json(201, { id: '../../account', status: 'starting' }), becomes: 'bad_response' },
  'unknown-status': { create: json(201, { id: 'abc', status: 'sleeping' }), becomes: 'bad_response' },
  'long-json': {
    create: json(201, { id: 'abc', status: 'starting', logs: 'x'.repeat(3 * 1024 * 1024) }),
    becomes: 'bad_response',
  },
  'deaf-to-cancel': { cancel: problem(500), becomes: undefined },
  // Failed predictions.
  flagged: {
    end: { status: 'failed', error: 'All generated images contained NSFW content.', output: null },
    becomes: 'nsfw',
  },
  'flagged-code': {
    end: { status: 'failed', error: 'The input or output was flagged as sensitive. (E005)', output: null },
    becomes: 'nsfw',
  },
  'misleading-words': {
    end: {
      status: 'failed',
      error: 'E1000: the author of network credit flagged as sensitive',
      output: null,
    },
    becomes: 'server',
  },
  'out-of-memory': {
    end: { status: 'failed', error: 'OOM killed (E1001)', output: null },
    becomes: 'server',
  },
  'late-start': {
    end: { status: 'failed', error: 'Timeout starting prediction (E6716)', output: null },
    becomes: 'timeout',
  },
  'no-reason': { end: { status: 'failed', error: null, output: null }, becomes: 'server' },
  canceled: { end: { status: 'canceled', output: null }, becomes: 'timeout' },
  aborted: { end: { status: 'aborted', output: null }, becomes: 'timeout' },
  'no-output': { end: { output: null }, becomes: 'bad_response' },
  'empty-output': { end: { output: [] }, becomes: 'bad_response' },
  'odd-output': { end: { output: [{ url: null }] }, becomes: 'bad_response' },
  'listed-inside': { end: { output: [METADATA_SERVICE] }, becomes: 'bad_response' },
  ...pollFaults(problem),
  ...FILE_FAULTS,
  ...addressFaults((output) => ({ output }), 'replicate.delivery'),
} as const satisfies Faults

export type FaultName = keyof typeof FAULTS
