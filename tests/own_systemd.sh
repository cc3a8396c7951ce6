#!/bin/sh
# Boots a systemd of its own, in namespaces, with nothing but Ziggurat's units: `unshare … sh own_systemd.sh …`.
# The units are those of deploy/, unchanged. What the test has to say beside them is in the drop-ins that it hands over.
set -e
trial=$1 python=$2 packages=$3 sources=$4 units=$5
mount --make-rprivate /
mount -t tmpfs tmpfs /mnt
for name in trial python packages sources units; do
    mkdir /mnt/$name
    eval mount --bind "\$$name" /mnt/$name
done
for folder in /run /opt /var/lib /var/cache /var/log /etc/systemd; do mount -t tmpfs -o mode=755 tmpfs $folder; done
mount -t cgroup2 cgroup2 /sys/fs/cgroup
for name in trial python packages sources; do
    mkdir /opt/$name
    mount --bind /mnt/$name /opt/$name
done
mkdir -p /opt/ziggurat/bin /etc/systemd/system
cp /mnt/units/ziggurat.service /mnt/units/ziggurat.socket /etc/systemd/system
cp -r /opt/trial/drop-ins/* /etc/systemd/system
umount /mnt/*
umount /mnt
cat > /opt/ziggurat/bin/ziggurat <<'X'
#!/bin/sh
export LD_LIBRARY_PATH=/opt/python/lib PYTHONPATH=/opt/sources:/opt/packages
exec /opt/python/bin/python3 -m ziggurat.server "$@"
X
chmod 755 /opt/ziggurat/bin/ziggurat
printf '[Unit]\nDefaultDependencies=no\nWants=ziggurat.socket ziggurat.service\n' > /etc/systemd/system/trial.target
for unit in systemd-udevd.service systemd-udev-trigger.service systemd-udevd-kernel.socket \
    systemd-udevd-control.socket systemd-tmpfiles-setup.service systemd-tmpfiles-setup-dev.service \
    dev-hugepages.mount dev-mqueue.mount sys-kernel-debug.mount sys-kernel-tracing.mount \
    sys-fs-fuse-connections.mount sys-kernel-config.mount systemd-sysctl.service systemd-modules-load.service \
    systemd-remount-fs.service systemd-random-seed.service systemd-update-utmp.service \
    systemd-machine-id-commit.service systemd-sysusers.service systemd-binfmt.service systemd-firstboot.service; do
    ln -s /dev/null /etc/systemd/system/$unit
done
export container=other
exec /lib/systemd/systemd --system --log-target=console --unit=trial.target
