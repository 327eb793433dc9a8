import { inner, ofClient, ofNobody, ofUnknown, own, type Tables } from '../../../personal-data/kinds.ts'
import { keptAnswer } from '../../../platform/contract/idempotency.ts'

export const tables: Tables = {
  idempotency_keys: {
    ...ofClient('call-owner', 'calls', {
      owner: inner,
      key: inner,
      body_hash: inner,
      status: inner,
      answer: own('answer'),
      // Exported after opening, under the same label.
      sealed: inner,
      claimed_until: inner,
      reference: inner,
      created_at: own('at'),
    }),
    open: (keys, row) => ({ answer: keptAnswer(keys, row as unknown as Parameters<typeof keptAnswer>[1]) }),
  },
  socket_io_attachments: ofUnknown('short', 'id', 'created_at', 'payload'),

  lasting_keys: ofNobody('id', 'name', 'sealed'),
  house_clock: ofNobody('only_row', 'skew_ms', 'version', 'node', 'seen_ms'),
  clock_steps: ofNobody('version', 'at', 'step_ms', 'node'),
  migrations: ofNobody('name', 'digest', 'applied_at'),
  seed_steps: ofNobody('name', 'done_at'),
}
