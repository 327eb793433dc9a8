import { visitOf } from '../../../visit-context.ts'
import { readIdentity } from '../../house/papers/read-identity.server.ts'
import type { Route } from './+types/accessibility.page'
import { LegalText } from './components/legal-text.tsx'

export const loader = ({ context }: Route.LoaderArgs) => readIdentity(visitOf(context))

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalText page="access" named={loaderData} />
}
