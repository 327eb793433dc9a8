import type { App } from '../../../app.ts'

/** What signs challenges and their answers, on every node alike: the newest first, and what did before. */
export function challengeSecrets({ secrets }: App) {
  const [challenges, answers] = ['challenge-signature', 'challenge-answer'].map((use) => secrets.signatures(use))
  return challenges!.map((key, place) => ({
    hmacSignatureSecret: key.toString('hex'),
    hmacKeySignatureSecret: answers![place]!.toString('hex'),
  }))
}
