import { describe, expect, it, vi } from 'vitest'
import { parseInert, startWorker } from './trustedTypes.ts'

describe('what this app vouches for', () => {
  it('reads markup without running it', () => {
    const { body } = parseInert('<p>a<img src=x onerror="document.title = 1"><script>document.title = 2</script>', 'text/html')
    expect(body.querySelector('p')!.textContent).toBe('adocument.title = 2')
    expect(document.title).toBe('')
  })

  it.each(['https://evil.test/worker.js', '//evil.test/worker.js', 'data:text/javascript,1', 'blob:https://evil.test/1'])(
    'starts no worker from %s',
    (address) => {
      vi.stubGlobal('Worker', vi.fn<() => void>())
      expect(() => startWorker(address, 'x')).toThrow('none of this app')
      expect(Worker).not.toHaveBeenCalled()
    },
  )

  it('starts a module worker of its own origin', () => {
    vi.stubGlobal('Worker', vi.fn<() => void>())
    startWorker('/assets/worker-1.js', 'comparison')
    expect(Worker).toHaveBeenCalledWith('/assets/worker-1.js', { type: 'module', name: 'comparison' })
  })
})
