import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ErrorCode } from '../../../../errors.ts'
import { CallRefused, call } from '../../../../platform/contract/call.ts'
import type { CallGiven, CallOutput } from '../../../../platform/contract/contract.ts'
import type { freshCodeContract } from '../../staff/fresh-code.server.ts'
import type { textsContract } from '../contract.server.ts'
import type { Locale, Version } from '../rules.ts'

type Calls = typeof textsContract
type Act = Calls['saveTextDraft' | 'discardTextDraft' | 'publishText' | 'restoreText']
export type EditedText = CallOutput<Calls['readText']>['text']
export type TextAct = 'drafts' | 'drafts/discard' | 'publish' | 'restore'
/** What an act takes besides the text's place and version. */
export type Acted = Omit<CallGiven<Act>['body'], 'key' | 'locale' | 'version'>

const STEP_UP: ErrorCode<'stepUpNeeded'> = 4202
const CHANGED: ErrorCode<'textChanged'> = 4241

/** One text in its editor: the stored version, the typed one, and the result of the last act. */
export function useText(key: string, locale: Locale, unsent: Map<string, Version>) {
  const [stored, setStored] = useState<EditedText | null>(null)
  const [typed, setTyped] = useState<Version>({ value: '', links: [] })
  const [fault, setFault] = useState<CallRefused | null>(null)
  const [done, setDone] = useState<TextAct | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const { revalidate } = useRevalidator()
  const place = `${locale} ${key}`

  useEffect(() => {
    let isLeft = false
    setStored(null)
    readText(key, locale).then(
      (text) => {
        if (isLeft) return
        setStored(text)
        setTyped(unsent.get(place) ?? text.shown)
      },
      (thrown) => isLeft || setFault(refusalOf(thrown)),
    )
    return () => {
      isLeft = true
    }
  }, [key, locale, place, unsent])

  const type = (version: Version) => {
    unsent.set(place, version)
    setTyped(version)
  }

  async function act(name: TextAct, body: Acted, code: string): Promise<void> {
    if (!stored || isBusy) return
    setBusy(true)
    setFault(null)
    setDone(null)
    try {
      if (code) {
        await call<(typeof freshCodeContract)['giveFactor']>('POST', '/api/admin/second-factor', { body: { code } })
        setNeedsCode(false)
      }
      await call<Act>('POST', `/api/admin/texts/${name}`, {
        body: { key, locale, version: stored.version, ...body },
      })
      unsent.delete(place)
      setDone(name)
      const text = await readText(key, locale)
      setStored(text)
      setTyped(text.shown)
      await revalidate()
    } catch (thrown) {
      const refusal = refusalOf(thrown)
      setFault(refusal)
      if (refusal.code === STEP_UP) setNeedsCode(true)
      // The typed text stays, for comparison with the new stored one.
      if (refusal.code === CHANGED) setStored(await readText(key, locale))
    } finally {
      setBusy(false)
    }
  }

  return { stored, typed, type, act, fault, isChanged: fault?.code === CHANGED, done, isBusy, needsCode }
}

const readText = async (key: string, locale: Locale): Promise<EditedText> =>
  (await call<Calls['readText']>('GET', '/api/admin/texts', { query: { key, locale } })).text

/** @throws anything that is not a refusal */
function refusalOf(thrown: unknown): CallRefused {
  if (thrown instanceof CallRefused) return thrown
  throw thrown
}
