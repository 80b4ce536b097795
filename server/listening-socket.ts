/** The first descriptor that systemd hands over (sd_listen_fds). */
const FIRST_FD = 3;

type Variables = Readonly<Record<string, string | undefined>>;

/** The listening socket that a service manager has opened for this process (socket activation); null where it has not. */
export const inheritedSocket = ({ LISTEN_PID, LISTEN_FDS }: Variables, pid: number): number | null =>
  LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1 ? FIRST_FD : null;

/**
 * A command that runs in a child under the child's own process id, so that the child takes the sockets over: `LISTEN_PID`
 * names the process that they are meant for, and a child's id is not known before it runs.
 */
export const withSocket = (command: string, args: readonly string[]): { command: string; args: readonly string[] } => ({
  command: "/bin/sh",
  args: ["-c", 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"', command, ...args],
});
