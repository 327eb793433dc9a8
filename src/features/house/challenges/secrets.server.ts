import type { App } from '../../../app.ts'

/** The signing keys of challenges, shared by all nodes: the newest first, then previous ones. */
export function challengeSecrets({ secrets }: App) {
  const [challenges, answers] = ['challenge-signature', 'challenge-answer'].map((use) => secrets.signatures(use))
  return challenges!.map((key, place) => ({
    hmacSignatureSecret: key.toString('hex'),
    hmacKeySignatureSecret: answers![place]!.toString('hex'),
  }))
}
