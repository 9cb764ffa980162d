const bays = [0, 1, 2, 3, 4]

/** A row of loading bays in the brand's colors; decoration. */
export function BayDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 260" aria-hidden className={className} preserveAspectRatio="xMidYMax slice">
      <path d="M0 96 280 30l280 66v164H0z" fill="#1d4070" />
      <path d="M0 96 280 30l280 66v14L280 44 0 110z" fill="#4f82c2" />
      {bays.map((bay) => (
        <g key={bay} transform={`translate(${26 + bay * 104} 128)`}>
          <rect width="88" height="104" rx="3" fill="#112742" />
          <path d="M0 14h88M0 28h88M0 42h88" stroke="#35649f" strokeWidth="3" />
          {bay === 1 || bay === 3 ? (
            <g transform="translate(12 52)">
              <rect width="64" height="52" rx="3" fill="#e2eefd" />
              <rect y="38" width="64" height="14" fill="#a2c4ef" />
              <rect x="6" y="42" width="10" height="5" rx="1" fill="#f08f4a" />
              <rect x="48" y="42" width="10" height="5" rx="1" fill="#f08f4a" />
            </g>
          ) : (
            <g transform="translate(20 60)">
              <rect y="22" width="22" height="22" fill="#f08f4a" />
              <rect x="25" y="22" width="22" height="22" fill="#f5a066" />
              <rect x="12" width="22" height="20" fill="#f08f4a" />
              <rect x="-4" y="44" width="56" height="4" fill="#c7ddf9" />
            </g>
          )}
        </g>
      ))}
      <rect y="232" width="560" height="28" fill="#0a1929" />
      <path d="M0 246h560" stroke="#f08f4a" strokeWidth="2" strokeDasharray="26 18" />
    </svg>
  )
}
