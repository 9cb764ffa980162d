import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a component shows after a while is waited for, also on a machine with much else to do.
configure({ asyncUtilTimeout: 15_000 })

// Each test of a component begins with an empty document.
afterEach(() => {
  cleanup()
  localStorage.clear()
})
