import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../../platform/contract/call.ts'
import type { pushContract } from '../contract.server.ts'
import type { PushOfferView } from '../read-push.server.ts'

type Calls = typeof pushContract

/**
 * `unknown` until a script has looked; `install`: only once the site is on the home screen; `refused` by the browser;
 * `failed`: the browser could not reach its push service.
 */
export type Standing = 'unknown' | 'unsupported' | 'install' | 'refused' | 'off' | 'on' | 'failed'

/** An iPhone or iPad; the latter says that it is a Mac. */
export const isApplePhone = (): boolean =>
  /\b(?:iPhone|iPad|iPod)\b/.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

/** What this browser allows, without asking anybody. */
function lookAround(reference: string | null): Standing {
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!knows) return isApplePhone() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  return reference !== null && Notification.permission === 'granted' ? 'on' : 'off'
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const asked = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(asked)
  } catch (thrown) {
    if (!(thrown instanceof Error && thrown.name === 'InvalidStateError')) throw thrown
    // It is subscribed under a key that the site had before.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(asked)
  }
}

/** Asks for the browser's permission: only ever after a press. */
async function turnOn(publicKey: string): Promise<Standing> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  const { endpoint, keys } = (await subscribe(publicKey)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call<Calls['registerPushDevice']>('POST', '/api/push/subscriptions', {
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  })
  return 'on'
}

async function turnOff(reference: string): Promise<Standing> {
  await call<Calls['removePushDevice']>('DELETE', '/api/push/subscriptions/:reference', { params: { reference } })
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  return 'off'
}

/** Notifications on this browser, and a way to turn them on and off. */
export function useThisDevice({ publicKey, reference }: PushOfferView) {
  const { revalidate } = useRevalidator()
  const [standing, setStanding] = useState<Standing>('unknown')
  const [busy, setBusy] = useState(false)
  useEffect(() => setStanding(lookAround(reference)), [reference])
  async function change() {
    if (busy) return
    setBusy(true)
    const changed = await (standing === 'on' && reference ? turnOff(reference) : turnOn(publicKey)).catch(
      () => 'failed' as const,
    )
    if (changed !== 'failed') await revalidate()
    setStanding(changed)
    setBusy(false)
  }
  return { standing, busy, change }
}
