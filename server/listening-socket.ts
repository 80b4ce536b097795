/** The first descriptor that systemd passes (sd_listen_fds). */
const FIRST_FD = 3;

type Variables = Readonly<Record<string, string | undefined>>;

/** Opened by systemd for this process (socket activation); null without one. */
export const inheritedSocket = ({ LISTEN_PID, LISTEN_FDS }: Variables, pid: number): number | null =>
  LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1 ? FIRST_FD : null;

/**
 * Wraps a command so that the child accepts the inherited socket: `LISTEN_PID` must be the child's process id, which is known only
 * once it runs.
 */
export const withSocket = (command: string, args: readonly string[]): { command: string; args: readonly string[] } => ({
  command: "/bin/sh",
  args: ["-c", 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"', command, ...args],
});
