import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallRefused, callApi } from '../../../../platform/contract/call.ts'
import type { CallOutput } from '../../../../platform/contract/contract.ts'
import type { textsContract } from '../contract.server.ts'
import type { Locale, Version } from '../rules.ts'

export type EditedText = CallOutput<(typeof textsContract)['readText']>['text']
export type TextAct = 'drafts' | 'drafts/discard' | 'publish' | 'restore'

const STEP_UP = 4202
const CHANGED = 4241

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

  async function act(name: TextAct, body: object, code: string): Promise<void> {
    if (!stored || isBusy) return
    setBusy(true)
    setFault(null)
    setDone(null)
    try {
      if (code) {
        await callApi('POST', '/api/admin/second-factor', { code })
        setNeedsCode(false)
      }
      await callApi('POST', `/api/admin/texts/${name}`, { key, locale, version: stored.version, ...body })
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

const readText = async (key: string, locale: Locale): Promise<EditedText> => {
  const query = new URLSearchParams({ key, locale })
  return (await callApi<{ text: EditedText }>('GET', `/api/admin/texts?${query}`)).text
}

/** @throws anything that is not a refusal */
function refusalOf(thrown: unknown): CallRefused {
  if (thrown instanceof CallRefused) return thrown
  throw thrown
}
