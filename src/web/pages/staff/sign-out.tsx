import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { signOut } from '#web/data/staff.ts'
import { copy } from './copy.ts'

export function SignOut() {
  const { revalidate } = useRevalidator()
  const [failed, setFailed] = useState(false)
  async function leave() {
    const out = await signOut()
    setFailed(!out)
    if (!out) return
    await revalidate()
    document.getElementById('main')?.focus()
  }
  return (
    <div className="wrap staff-bar">
      <output>{failed ? copy.notSignedOut : copy.signedIn}</output>
      <button type="button" className="tool" onClick={leave}>
        {copy.signOut}
      </button>
    </div>
  )
}
