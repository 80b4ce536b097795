import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";

/** Replaces the `gatsby` package in tests of components: links are anchors, and static queries return the test's data. */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: object;
  children?: ReactNode;
}

/** Every address navigated to; tests clear it. */
export const visitedAddresses: string[] = [];

/** The state of each followed link, in order; undefined without a state. */
export const linkStates: (object | undefined)[] = [];

export const Link = ({ to, state, children, onClick, ...rest }: LinkProps) => {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) {
      visitedAddresses.push(to);
      linkStates.push(state);
    }
    event.preventDefault(); // jsdom cannot leave the page
  };
  return (
    <a href={to} {...rest} onClick={handleClick}>
      {children}
    </a>
  );
};

export const navigate = async (address: string): Promise<void> => {
  visitedAddresses.push(address);
};

export const graphql = (): null => null;

let staticData: unknown = null;

export const answerStaticQueries = (data: unknown): void => {
  staticData = data;
};

export const useStaticQuery = (): unknown => staticData;

export const withPrefix = (path: string): string => path;
